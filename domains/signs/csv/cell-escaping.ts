/** Splits a cell at an unescaped separator; the pieces keep their backslashes. */
export function splitCell(
  cell: string,
  separator: ';' | '|' | ':',
  limit = Number.POSITIVE_INFINITY,
): string[] {
  const pieces: string[] = []
  let start = 0
  for (let at = 0; at < cell.length; at++) {
    if (cell[at] === '\\') at++
    else if (cell[at] === separator && pieces.length + 1 < limit) {
      pieces.push(cell.slice(start, at))
      start = at + 1
    }
  }
  return [...pieces, cell.slice(start)]
}

/** The value of one piece: trimmed, with `\;`, `\|` and `\\` unescaped; any other backslash is text. */
export const unescapeValue = (piece: string): string => piece.trim().replace(/\\([;|\\])/g, '$1')

/** A value as it is written in a cell of several. */
export const escapeValue = (value: string): string => value.replace(/[;|\\]/g, '\\$&')

/** `unescapeValue` for the parts before a colon, where `\:` is a colon. */
export const unescapePrefix = (piece: string): string => piece.trim().replace(/\\([;|\\:])/g, '$1')

/** The inverse of `unescapePrefix`. */
export const escapePrefix = (value: string): string => value.replace(/[;|\\:]/g, '\\$&')

/** Several values of one cell: `one;two`; empty ones are dropped. */
export const readValues = (cell: string): string[] =>
  splitCell(cell, ';')
    .map(unescapeValue)
    .filter((value) => value !== '')

/** The inverse of `readValues`. */
export const writeValues = (values: readonly string[]): string => values.map(escapeValue).join(';')

/** Sentences between ` | `; an empty sentence keeps its position. */
export const parseSentences = (cell: string): string[] =>
  cell.trim() === '' ? [] : splitCell(cell, '|').map(unescapeValue)

/** The inverse of `parseSentences`. */
export const writeSentences = (sentences: string[]): string =>
  sentences.every((sentence) => sentence === '') ? '' : sentences.map(escapeValue).join(' | ')

/**
 * Where a spreadsheet may begin a cell, if a formula follows. Spreadsheets that split at semicolons or tabs ignore the
 * quotes of a cell, also for its line breaks. Quotes and spaces before a formula do not protect it.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=['" ]*[=+\-@])/g
const escapedFormulaStart = /(?<=^|[;\t\r\n])'(?=['" ]*[=+\-@])/g

/** Spreadsheets calculate cells that begin with = + - @; a leading apostrophe makes them text. */
export const escapeFormulas = (cell: string): string => cell.replace(formulaStart, "'")

/** The inverse of `escapeFormulas`. */
export const unescapeFormulas = (cell: string): string => cell.replace(escapedFormulaStart, '')
