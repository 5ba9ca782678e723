#version 450
layout(location=0) in vec3 n; layout(location=1) in vec2 uv; layout(location=0) out vec4 c;
layout(set=0,binding=0) uniform Scene { mat4 viewProj; mat4 model; vec4 lightDir; } s;
void main(){ float l = max(dot(normalize(n), normalize(s.lightDir.xyz)),0.)*.8+.2; vec2 f=fract(uv*8.); float w=fwidth(uv.x)*8.; 
 float g = smoothstep(0.,w,f.x-.05)*smoothstep(0.,w,f.y-.05); if (distance(uv,vec2(.5))<.15) discard; c=vec4(l*mix(vec3(1,.5,.2),vec3(1),g),1); }
