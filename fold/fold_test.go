package fold

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"hone/spirv"
)

// definition says what an operation computes in integers without a width, from the text of the specification.
// u and s are the operands unsigned and signed, w is their width; nil is an undefined result.
type definition func(u, s [4]*big.Int, w int) *big.Int

var (
	zero = big.NewInt(0)
	one  = big.NewInt(1)
)

func truthOf(b bool) *big.Int {
	if b {
		return one
	}
	return zero
}

func power(n int) *big.Int { return new(big.Int).Lsh(one, uint(n)) }

// divide returns f of the operands, nil where division is undefined: by 0, and where the quotient does not fit.
func divide(x, y *big.Int, w int, signed bool, f func(x, y *big.Int) *big.Int) *big.Int {
	if y.Sign() == 0 || signed && y.Cmp(big.NewInt(-1)) == 0 && new(big.Int).Neg(x).Cmp(power(w-1)) == 0 {
		return nil
	}
	return f(x, y)
}

var definitions = map[spirv.Op]definition{
	spirv.OpSNegate: func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).Neg(s[0]) },
	spirv.OpNot:     func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).Sub(new(big.Int).Sub(power(w), one), u[0]) },
	spirv.OpIAdd:    func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).Add(u[0], u[1]) },
	spirv.OpISub:    func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).Sub(u[0], u[1]) },
	spirv.OpIMul:    func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).Mul(u[0], u[1]) },
	spirv.OpUDiv: func(u, s [4]*big.Int, w int) *big.Int {
		return divide(u[0], u[1], w, false, func(x, y *big.Int) *big.Int { return new(big.Int).Quo(x, y) })
	},
	spirv.OpUMod: func(u, s [4]*big.Int, w int) *big.Int {
		return divide(u[0], u[1], w, false, func(x, y *big.Int) *big.Int { return new(big.Int).Rem(x, y) })
	},
	spirv.OpSDiv: func(u, s [4]*big.Int, w int) *big.Int {
		return divide(s[0], s[1], w, true, func(x, y *big.Int) *big.Int { return new(big.Int).Quo(x, y) })
	},
	spirv.OpSRem: func(u, s [4]*big.Int, w int) *big.Int { // sign of the first operand
		return divide(s[0], s[1], w, true, func(x, y *big.Int) *big.Int { return new(big.Int).Rem(x, y) })
	},
	spirv.OpSMod: func(u, s [4]*big.Int, w int) *big.Int { // sign of the second operand: x - y*floor(x/y)
		return divide(s[0], s[1], w, true, func(x, y *big.Int) *big.Int {
			q, m := new(big.Int).DivMod(x, new(big.Int).Abs(y), new(big.Int))
			_ = q
			if y.Sign() < 0 && m.Sign() != 0 {
				m.Add(m, y)
			}
			return m
		})
	},
	spirv.OpShiftLeftLogical: func(u, s [4]*big.Int, w int) *big.Int {
		if u[1].Cmp(big.NewInt(int64(w))) >= 0 {
			return nil
		}
		return new(big.Int).Lsh(u[0], uint(u[1].Int64()))
	},
	spirv.OpShiftRightLogical: func(u, s [4]*big.Int, w int) *big.Int {
		if u[1].Cmp(big.NewInt(int64(w))) >= 0 {
			return nil
		}
		return new(big.Int).Rsh(u[0], uint(u[1].Int64()))
	},
	spirv.OpShiftRightArithmetic: func(u, s [4]*big.Int, w int) *big.Int {
		if u[1].Cmp(big.NewInt(int64(w))) >= 0 {
			return nil
		}
		return new(big.Int).Rsh(s[0], uint(u[1].Int64())) // rounds down, as copies of the sign do
	},
	spirv.OpBitwiseAnd: func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).And(u[0], u[1]) },
	spirv.OpBitwiseOr:  func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).Or(u[0], u[1]) },
	spirv.OpBitwiseXor: func(u, s [4]*big.Int, w int) *big.Int { return new(big.Int).Xor(u[0], u[1]) },
	spirv.OpBitReverse: func(u, s [4]*big.Int, w int) *big.Int {
		r := new(big.Int)
		for i := range w {
			r.SetBit(r, w-1-i, u[0].Bit(i))
		}
		return r
	},
	spirv.OpBitCount: func(u, s [4]*big.Int, w int) *big.Int {
		n := int64(0)
		for i := range w {
			n += int64(u[0].Bit(i))
		}
		return big.NewInt(n)
	},
	spirv.OpIEqual:            func(u, s [4]*big.Int, w int) *big.Int { return truthOf(u[0].Cmp(u[1]) == 0) },
	spirv.OpINotEqual:         func(u, s [4]*big.Int, w int) *big.Int { return truthOf(u[0].Cmp(u[1]) != 0) },
	spirv.OpUGreaterThan:      func(u, s [4]*big.Int, w int) *big.Int { return truthOf(u[0].Cmp(u[1]) > 0) },
	spirv.OpUGreaterThanEqual: func(u, s [4]*big.Int, w int) *big.Int { return truthOf(u[0].Cmp(u[1]) >= 0) },
	spirv.OpULessThan:         func(u, s [4]*big.Int, w int) *big.Int { return truthOf(u[0].Cmp(u[1]) < 0) },
	spirv.OpULessThanEqual:    func(u, s [4]*big.Int, w int) *big.Int { return truthOf(u[0].Cmp(u[1]) <= 0) },
	spirv.OpSGreaterThan:      func(u, s [4]*big.Int, w int) *big.Int { return truthOf(s[0].Cmp(s[1]) > 0) },
	spirv.OpSGreaterThanEqual: func(u, s [4]*big.Int, w int) *big.Int { return truthOf(s[0].Cmp(s[1]) >= 0) },
	spirv.OpSLessThan:         func(u, s [4]*big.Int, w int) *big.Int { return truthOf(s[0].Cmp(s[1]) < 0) },
	spirv.OpSLessThanEqual:    func(u, s [4]*big.Int, w int) *big.Int { return truthOf(s[0].Cmp(s[1]) <= 0) },
}

// integers returns v as an unsigned and as a signed number.
func integers(v uint64, w int) (u, s *big.Int) {
	u = new(big.Int).SetUint64(v)
	s = new(big.Int).Set(u)
	if s.Bit(w-1) == 1 {
		s.Sub(s, power(w))
	}
	return u, s
}

// scalar computes an operation; ok is false where the result is undefined.
func scalar(op spirv.Op, a Args) (v uint64, ok bool) {
	r := For(op)
	tested[r] = true
	v, o := r.Scalar(&a)
	return v, o == Defined
}

func check(t *testing.T, op spirv.Op, def definition, w int, a, b uint64) {
	t.Helper()
	var u, s [4]*big.Int
	u[0], s[0] = integers(a, w)
	u[1], s[1] = integers(b, w)
	want := def(u, s, w)
	got, ok := scalar(op, Args{Width: w, From: w, A: a, B: b})
	if ok != (want != nil) {
		t.Fatalf("%s of %d and %d, %d bits: defined is %v", op, s[0], s[1], w, ok)
	}
	if !ok {
		return
	}
	if want = new(big.Int).Mod(want, power(w)); want.Uint64() != got {
		t.Fatalf("%s of %d and %d, %d bits: %d, want %d", op, s[0], s[1], w, got, want)
	}
}

// TestScalar compares each operation of up to two operands with its definition: all pairs of 8 bits, random and
// remarkable ones of more.
func TestScalar(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for op, def := range definitions {
		for a := range uint64(256) {
			for b := range uint64(256) {
				if For(op).Operands() == 1 && b > 0 {
					break
				}
				check(t, op, def, 8, a, b)
			}
		}
		for _, w := range []int{16, 32, 64} {
			special := []uint64{0, 1, 2, uint64(w) - 1, uint64(w), uint64(w) + 1, Mask(w), Mask(w - 1), Mask(w-1) + 1,
				Mask(w) - 1}
			for _, a := range special {
				for _, b := range special {
					check(t, op, def, w, a, b)
				}
			}
			for range 1000 {
				check(t, op, def, w, r.Uint64()&Mask(w), r.Uint64()&Mask(w)>>r.IntN(w))
			}
		}
	}
}

// TestBitFields compares the operations on bit fields with their definition, bit by bit: all fields of 8 bits
// and some of more.
func TestBitFields(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 0))
	for _, w := range []int{8, 16, 32, 64} {
		for offset := range uint64(w) + 3 {
			for count := range uint64(w) + 3 {
				base, insert := r.Uint64()&Mask(w), r.Uint64()&Mask(w)
				inserted, extracted := base, uint64(0)
				sign := uint64(0)
				for i := range uint64(w) {
					if i >= offset && i < offset+count {
						inserted = inserted&^(1<<i) | insert>>(i-offset)&1<<i
						extracted |= base >> i & 1 << (i - offset)
						sign = base >> i & 1
					}
				}
				signed := extracted
				if sign == 1 {
					signed |= Mask(w) &^ Mask(int(count))
				}
				defined := offset+count <= uint64(w)
				for _, c := range []struct {
					op   spirv.Op
					args Args
					want uint64
				}{
					{spirv.OpBitFieldInsert, Args{A: base, B: insert, C: offset, D: count}, inserted},
					{spirv.OpBitFieldUExtract, Args{A: base, B: offset, C: count}, extracted},
					{spirv.OpBitFieldSExtract, Args{A: base, B: offset, C: count}, signed},
				} {
					c.args.Width, c.args.From = w, w
					got, ok := scalar(c.op, c.args)
					if ok != defined || ok && got != c.want {
						t.Fatalf("%s %d bits of %#x at %d, %d wide: %#x, %v; want %#x, %v", c.op, w, base, offset, count, got, ok, c.want,
							defined)
					}
				}
			}
		}
	}
}

// TestConversions converts all values of 8 bits and remarkable ones of more between all widths.
func TestConversions(t *testing.T) {
	for _, from := range []int{8, 16, 32, 64} {
		values := []uint64{0, 1, Mask(from), Mask(from - 1), Mask(from-1) + 1, Mask(from) - 5, 0x7f, 0x80, 0xff,
			0x7fff & Mask(from)}
		for v := range uint64(256) {
			values = append(values, v)
		}
		for _, to := range []int{8, 16, 32, 64} {
			for _, v := range values {
				u, s := integers(v, from)
				clamp := func(x, low, high *big.Int) *big.Int {
					if x.Cmp(low) < 0 {
						return low
					}
					if x.Cmp(high) > 0 {
						return high
					}
					return x
				}
				for op, want := range map[spirv.Op]*big.Int{
					spirv.OpUConvert:       u,
					spirv.OpSConvert:       s,
					spirv.OpSatConvertSToU: clamp(s, zero, new(big.Int).Sub(power(to), one)),
					spirv.OpSatConvertUToS: clamp(u, new(big.Int).Neg(power(to-1)), new(big.Int).Sub(power(to-1), one)),
				} {
					got, ok := scalar(op, Args{Width: to, From: from, A: v})
					if want := new(big.Int).Mod(want, power(to)); !ok || got != want.Uint64() {
						t.Fatalf("%s of %#x from %d to %d bits: %#x, %v; want %#x", op, v, from, to, got, ok, want)
					}
				}
			}
		}
	}
}

// TestBooleans goes through the truth tables.
func TestBooleans(t *testing.T) {
	for op, want := range map[spirv.Op][4]uint64{ // of 00, 01, 10, 11
		spirv.OpLogicalAnd:      {0, 0, 0, 1},
		spirv.OpLogicalOr:       {0, 1, 1, 1},
		spirv.OpLogicalEqual:    {1, 0, 0, 1},
		spirv.OpLogicalNotEqual: {0, 1, 1, 0},
		spirv.OpLogicalNot:      {1, 1, 0, 0},
	} {
		for i, w := range want {
			if got, ok := scalar(op, Args{A: uint64(i >> 1), B: uint64(i & 1)}); !ok || got != w {
				t.Errorf("%s of %d and %d: %d, %v", op, i>>1, i&1, got, ok)
			}
		}
	}
}

// TestCommutative swaps the operands of all operations that say that they allow it, and finds that the
// others do not.
// TestOfEqualOperands: what is said of two equal operands is what the definitions give, and where they give one number,
// or the operand, for all of them, that is said. Divisions are undefined for 0.
func TestOfEqualOperands(t *testing.T) {
	for op, def := range definitions {
		if For(op).Operands() != 2 {
			continue
		}
		if OfEqualOperands(op) == EqualUnknown && (def == nil || strings.Contains(op.String(), "Div") ||
			strings.Contains(op.String(), "Rem") || strings.Contains(op.String(), "Mod")) {
			continue
		}
		zero, one, operand := true, true, true
		for a := range uint64(16) {
			u, s := [4]*big.Int{}, [4]*big.Int{}
			u[0], s[0] = integers(a, 8)
			u[1], s[1] = u[0], s[0]
			x := def(u, s, 8)
			if x == nil {
				zero, one, operand = false, false, false
				break
			}
			v := new(big.Int).And(x, big.NewInt(255)).Uint64()
			zero, one, operand = zero && v == 0, one && v == 1, operand && v == a
		}
		want := EqualUnknown
		switch {
		case zero:
			want = EqualZero
		case one:
			want = EqualOne
		case operand:
			want = EqualOperand
		}
		if got := OfEqualOperands(op); got != want {
			t.Errorf("%s: %d, want %d", op, got, want)
		}
	}
	for op, want := range map[spirv.Op]OfEqual{spirv.OpLogicalAnd: EqualOperand, spirv.OpLogicalOr: EqualOperand,
		spirv.OpLogicalEqual: EqualOne, spirv.OpLogicalNotEqual: EqualZero, spirv.OpFSub: EqualUnknown,
		spirv.OpFOrdEqual: EqualUnknown} {
		if got := OfEqualOperands(op); got != want {
			t.Errorf("%s: %d, want %d", op, got, want)
		}
	}
}

func TestCommutative(t *testing.T) {
	for op, def := range definitions {
		if For(op).Operands() != 2 {
			continue
		}
		same := true
		for a := range uint64(16) {
			for b := range uint64(16) {
				u, s := [4]*big.Int{}, [4]*big.Int{}
				u[0], s[0] = integers(a, 8)
				u[1], s[1] = integers(b, 8)
				x := def(u, s, 8)
				u[0], u[1], s[0], s[1] = u[1], u[0], s[1], s[0]
				y := def(u, s, 8)
				same = same && (x == nil) == (y == nil) && (x == nil || x.Cmp(y) == 0)
			}
		}
		if same != Commutative(op) {
			t.Errorf("Commutative(%s) = %v", op, !same)
		}
	}
	for _, op := range []spirv.Op{spirv.OpFSub, spirv.OpFDiv, spirv.OpFMod, spirv.OpFRem, spirv.OpFOrdLessThan,
		spirv.OpSelect, spirv.OpISubBorrow} {
		if Commutative(op) {
			t.Errorf("Commutative(%s)", op)
		}
	}
}
