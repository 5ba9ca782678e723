package calls

import (
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// PropagateArguments makes constants of what goes from function to function and is the same each time: a parameter that
// is the same constant or global variable in all calls, the result of a function that always returns the same one, or
// always returns one of its parameters. (Part of LLVM's IPSCCP. What follows in the functions is for simplify.)
//
// Parameters are looked at callers first, so that a constant goes down all calls in one walk; then results, callees
// first. In a recursive function its own calls, where they hand a parameter on, say nothing of it. An undefined
// argument is one that may be the constant.
//
// Cost: linear in calls, their arguments and blocks.
//
// It leaves alone: parameters of functions that something else than a call may name, and those with decorations that a
// constant can't have (see stays); results of functions that a linker may replace; undefined arguments where others are
// variables, since an entry point may not have these in its interface.
var PropagateArguments = pass.ForModule("propagate-arguments",
	"parameters and results that are always the same value are replaced by it", func(c *pass.Context) bool {
		s := newSignatures(c)
		changed := false
		for group := range s.calls.CallersFirst() {
			for _, f := range group {
				changed = s.replaceParameters(f) || changed
			}
		}
		for group := range s.calls.CalleesFirst() {
			for _, f := range group {
				changed = s.replaceResults(f) || changed
			}
		}
		return changed
	}, pass.Interprocedural)

// replaceParameters replaces the parameters of a function that are the same in all calls.
func (s signatures) replaceParameters(f *ir.Function) (changed bool) {
	if len(f.Params) == 0 {
		return false
	}
	sites, why := s.sites(f)
	if len(sites) == 0 && (why == "" || !s.c.WantsRemarks()) {
		return false
	}
	var gone []bool
	for i, p := range f.Params {
		if s.m.Uses(p.Result) == 0 {
			continue
		}
		value := s.argument(s.calls.Sites(f), p, i)
		if value == 0 {
			continue
		}
		if why == "" {
			why = stays(s.m, p.Result)
		}
		switch {
		case why != "":
			s.c.Remark(p.Result, "it is the same in all calls, and stays a parameter: %s", why)
		case s.c.Transform():
			if gone == nil {
				gone = make([]bool, len(f.Params))
			}
			gone[i] = true
			s.m.Replace(p.Result, value)
		}
	}
	if gone == nil {
		return false
	}
	for _, call := range sites {
		s.shorten(call, gone)
	}
	f.ChangeParameters(func(i int) bool { return gone[i] })
	return true
}

// argument returns the global value that parameter i is in all calls, 0 if there is none.
func (s signatures) argument(sites []*ir.Inst, p *ir.Inst, i int) (value ir.ID) {
	var undefined ir.ID
	for _, call := range sites {
		if call.Op != spirv.OpFunctionCall || call.NumWords() <= i+1 {
			return 0
		}
		switch id := call.ID(i + 1); {
		case id == p.Result || id == value: // a recursive function hands it on
		case s.c.Constants().IsUndefined(id):
			undefined = id
		case value != 0 || !s.global(id, p.Type):
			return 0
		default:
			value = id
		}
	}
	switch {
	case undefined == 0:
		return value
	case value == 0:
		return s.globalUndefined(undefined)
	case s.c.Constants().IsConstant(value):
		return value
	}
	return 0
}

// globalUndefined returns an undefined value if it is defined outside of functions, 0 otherwise.
func (s signatures) globalUndefined(id ir.ID) ir.ID {
	if d := s.m.Def(id); d == nil || d.Function() != nil {
		return 0
	}
	return id
}

// global reports whether an id is a value of a type that is defined outside of functions.
func (s signatures) global(id, typ ir.ID) bool {
	d := s.m.Def(id)
	return d != nil && d.Function() == nil && !d.Unknown() && s.m.Resolve(d.Type) == s.m.Resolve(typ)
}

// replaceResults replaces the results of calls of a function that always returns the same.
func (s signatures) replaceResults(f *ir.Function) (changed bool) {
	if len(f.Blocks) == 0 || mayBeReplaced(s.m, f.Result()) || !s.known(f.Def.Type) ||
		s.m.Def(f.Def.Type).Op == spirv.OpTypeVoid {
		return false
	}
	value, parameter := s.returned(f)
	if value == 0 {
		return false
	}
	for _, call := range s.calls.Sites(f) {
		if call.Op != spirv.OpFunctionCall || s.m.Uses(call.Result) == 0 || stays(s.m, call.Result) != "" {
			continue
		}
		id := value
		if parameter >= 0 {
			if id = call.ID(parameter + 1); s.c.Constants().IsUndefined(id) {
				continue // the function makes one value of it, and may have done something with that
			}
		}
		if id != call.Result && s.m.Resolve(s.m.TypeOf(id)) == s.m.Resolve(call.Type) && s.c.Transform() {
			build.Before(call).Emit(spirv.OpFunctionCall, call.Type, true, call.Words()...)
			s.m.ReplaceAndRemove(call, id)
			changed = true
		}
	}
	return changed
}

// returned returns what a function always returns, 0 if that is not the same or not known: a global value, or a
// parameter, of which the index is returned too, otherwise -1.
func (s signatures) returned(f *ir.Function) (value ir.ID, parameter int) {
	var undefined ir.ID
	again := false // it returns what it returns
	for _, b := range f.Blocks {
		end := b.Terminator()
		if end.Unknown() {
			return 0, -1
		}
		if end.Op != spirv.OpReturnValue {
			continue
		}
		id := end.ID(0)
		d := s.m.Def(id)
		switch {
		case d == nil || d.Unknown():
			return 0, -1
		case id == value:
		case s.c.Constants().IsUndefined(id):
			undefined = id
		case d.Op == spirv.OpFunctionCall && d.ID(0) == f.Result():
			again = true
		case value != 0 || d.Function() != nil && d.Op != spirv.OpFunctionParameter:
			return 0, -1
		default:
			value = id
		}
	}
	if value == 0 {
		return s.globalUndefined(undefined), -1
	}
	parameter = -1
	for i, p := range f.Params {
		if p.Result == value {
			parameter = i
		}
	}
	if (parameter >= 0 || !s.c.Constants().IsConstant(value)) && (again || undefined != 0) {
		return 0, -1
	}
	return value, parameter
}
