package cputime

import (
	"testing"
	"time"
)

func TestLimit(t *testing.T) {
	if d := Limit(time.Second); d < time.Second {
		t.Errorf("%v is less than what another machine may take", d)
	}
	start := Now()
	if walk(make([]uint32, 1<<21)); Since(start) <= 0 {
		t.Error("walking took no time")
	}
	t.Logf("a second is %v here", Limit(time.Second))
}
