/** An e-mail address. Also the `pattern` attribute of inputs, so it must work with the flags `u` and `v` alone. */
export const emailPattern = String.raw`[^\s@<>"\(\),:;\[\]\\]+@[^\s@<>"\(\),:;\[\]\\.]+(?:\.[^\s@<>"\(\),:;\[\]\\.]+)+`
