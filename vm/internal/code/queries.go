package code

// Scene is an acceleration structure that ray queries are run on: an object that is a list of primitives (package
// scene). Of an array of them element k has those from k on, so that it matters which element it is.
type Scene struct {
	Number uint64 // what a shader sees of it, but for the element
	Object int
}

// SceneNumber returns what a shader sees of an acceleration structure, by where it is bound: its lowest bits are the
// element of an array.
func SceneNumber(set, binding uint32) uint64 { return 1<<62 | uint64(set)<<40 | uint64(binding)<<20 }

// WorldNumber is what a shader sees of an acceleration structure that it makes of an address, but for its lowest bits,
// which follow from the address.
const WorldNumber = 1 << 61

// SceneElement is those bits.
const SceneElement = 1<<20 - 1

// A ray query is in cells of the invocation.
const (
	QueryScene     = iota // the number of the acceleration structure
	QueryFlags            // of the ray
	QueryMask             //
	QueryOrigin           // 3 of it
	QueryMin       = QueryOrigin + 3
	QueryDirection = QueryMin + 1 // 3 of it
	QueryMax       = QueryDirection + 3
	QueryPhase     = QueryMax + 1   // one of the phases
	QueryNext      = QueryPhase + 1 // the place in the order of primitives of the one that is looked at next
	QueryCandidate = QueryNext + 1  // the primitive that is one
	QueryType      = QueryCandidate + 1
	QueryCommitted = QueryType + 1 // the primitive
	QueryT         = QueryCommitted + 1
	QueryCells     = QueryT + 1
)

// The phases of a query.
const (
	QueryNone       = iota // it has not begun
	QueryBegun             // it goes on
	QueryAt                // it is at a candidate
	QueryTerminated        // it ends when it is asked to go on
	QueryEnded
)

type QueryKind uint8

const (
	QueryInitialize QueryKind = iota
	QueryProceed
	QueryTerminate
	QueryGenerate
	QueryConfirm
	QueryGet // cells
	QueryGetType
	QueryGetT
	QueryGetInstance
	QueryGetCustom
	QueryGetRecord
	QueryGetGeometry
	QueryGetPrimitive
	QueryGetBarycentrics
	QueryGetFrontFace
	QueryGetOpaque
	QueryGetObjectOrigin
	QueryGetObjectDirection
	QueryGetObjectToWorld
	QueryGetWorldToObject
	QueryGetPositions
)

// QueryOp is what Query does. Its results are a list, and its operands the list after that.
type QueryOp struct {
	Name      string
	Kind      QueryKind
	Committed bool // it asks for what is committed, and not for the candidate
	Cell      int  // of QueryGet
}
