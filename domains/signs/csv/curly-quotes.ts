const opening = '“„'
const closing = '”“'
const atFieldStart = /(^|[,;\t\r\n])[“„]/

/**
 * Word processors turn "…" into “…”. Curly quotes that begin a field and end it, in one line, become straight
 * ones; everywhere else they are text.
 */
export function straightenQuotes(text: string, delimiter: string): string {
  if (!atFieldStart.test(text)) return text
  const ends = (at: number) => at >= text.length || '\r\n'.includes(text[at] ?? '') || text[at] === delimiter
  const kept: string[] = []
  let copied = 0
  let fieldStart = true

  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (fieldStart && letter === '"') at = endOfQuoted(text, at)
    else if (fieldStart && opening.includes(letter)) {
      const end = endOfCurly(text, at, ends)
      if (end > at) {
        kept.push(text.slice(copied, at), `"${text.slice(at + 1, end).replaceAll('"', '""')}"`)
        copied = end + 1
        at = end
      }
    }
    fieldStart = letter === delimiter || letter === '\n' || letter === '\r'
  }
  return kept.join('') + text.slice(copied)
}

/** Where the straight quote that opens at `at` closes; the end of the text when it does not. */
function endOfQuoted(text: string, at: number): number {
  let end = text.indexOf('"', at + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end < 0 ? text.length : end
}

/** Where a curly quote closes right before the field's end, in the same line; -1 when none does. */
function endOfCurly(text: string, at: number, ends: (at: number) => boolean): number {
  for (let end = at + 1; end < text.length && text[end] !== '\n' && text[end] !== '\r'; end++)
    if (closing.includes(text[end] ?? '') && ends(end + 1)) return end
  return -1
}
