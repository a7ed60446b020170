/** An address that mail can be sent to; also the `pattern` of a field, so no flag may be needed but `u` or `v`. */
export const emailPattern = String.raw`[^\s@<>"\(\),:;\[\]\\]+@[^\s@<>"\(\),:;\[\]\\.]+(?:\.[^\s@<>"\(\),:;\[\]\\.]+)+`
