import { lineAt } from '#platform/text/line-at.ts'
import { endOfQuoted } from './curly-quotes.ts'

/**
 * The line of the first opening quote that is not closed, or whose closing quote is followed by text. The parser reports
 * the line where it noticed the error, which can be the last line of the file.
 */
export function lineOfWrongQuote(text: string, delimiter: string): number | undefined {
  const ends = new Set([delimiter, '\n', '\r', undefined])
  let isFieldStart = true
  for (let at = 0; at < text.length; at++) {
    if (isFieldStart && text[at] === '"') {
      const end = endOfQuoted(text, at)
      if (end === text.length || !ends.has(text[end + 1])) return lineAt(text, at)
      at = end
      isFieldStart = false
    } else isFieldStart = text[at] === delimiter || text[at] === '\n' || text[at] === '\r'
  }
  return undefined
}
