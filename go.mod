module hone

go 1.25
