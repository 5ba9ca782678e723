package wording

import "testing"

// TestFill: columns, paragraphs and words that are too wide.
func TestFill(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"short", "NAME:\n   a - b\n", "NAME:\n   a - b\n"},
		{"column", "   --flag  one two three four\n", "   --flag  one two\n           three\n           four\n"},
		{"usage", "USAGE:\n   a b c d e f g h i j k\n", "USAGE:\n   a b c d e f g h\n       i j k\n"},
		{"commas", "  a  bb,cc,dd,ee,ff,gg,hh,ii", "  a  bb,cc,dd,ee,\n     ff,gg,hh,ii"},
		{"one word", "   abcdefghijklmnopqrstuvwxyz\n", "   abcdefghijklmnopqrstuvwxyz\n"},
		{"characters", "   --ä  äää äää äää äää", "   --ä  äää äää äää\n        äää"},
	} {
		if got := Fill(c.in, 19); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
	paragraph := "DESCRIPTION:\n" +
		"   one two three four five six seven eight nine ten eleven twelve thirteen fourteen\n   fifteen\n\n     an example\n"
	want := "DESCRIPTION:\n   one two three four five six seven eight nine ten eleven twelve\n" +
		"   thirteen fourteen fifteen\n\n     an example\n"
	if got := Fill(paragraph, 70); got != want {
		t.Errorf("paragraph:\n%s\nwant\n%s", got, want)
	}
}
