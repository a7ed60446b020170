const opening = '“„'
const closing = '”“'
const atFieldStart = /(^|[,;\t\r\n])[“„]/

/**
 * Word processors replace "…" by “…”. Curly quotes at the beginning and end of a field, in one line, become straight
 * quotes. Everywhere else they are text.
 */
export function straightenQuotes(text: string, delimiter: string): string {
  if (!atFieldStart.test(text)) return text
  const ends = (at: number) => at >= text.length || '\r\n'.includes(text[at] ?? '') || text[at] === delimiter
  const pieces: string[] = []
  let copied = 0
  let fieldStart = true

  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (fieldStart && letter === '"') at = endOfQuoted(text, at)
    else if (fieldStart && opening.includes(letter)) {
      const end = endOfCurly(text, at, ends)
      if (end > at) {
        pieces.push(text.slice(copied, at), `"${text.slice(at + 1, end).replaceAll('"', '""')}"`)
        copied = end + 1
        at = end
      }
    }
    fieldStart = letter === delimiter || letter === '\n' || letter === '\r'
  }
  return pieces.join('') + text.slice(copied)
}

/** The index of the quote that closes the straight quote at `at`; the end of the text when there is none. */
export function endOfQuoted(text: string, at: number): number {
  let end = text.indexOf('"', at + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end < 0 ? text.length : end
}

/** The index of a closing curly quote at the end of the field, in the same line; -1 when there is none. */
function endOfCurly(text: string, at: number, ends: (at: number) => boolean): number {
  for (let end = at + 1; end < text.length && text[end] !== '\n' && text[end] !== '\r'; end++)
    if (closing.includes(text[end] ?? '') && ends(end + 1)) return end
  return -1
}
