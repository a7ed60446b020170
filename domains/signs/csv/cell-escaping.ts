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

/** The value behind one piece: blanks around it gone, `\;`, `\|` and `\\` read; any other backslash is text. */
export const unescapeValue = (piece: string): string => piece.trim().replace(/\\([;|\\])/g, '$1')

/** A value as it stands inside a cell of several. */
export const escapeValue = (value: string): string => value.replace(/[;|\\]/g, '\\$&')

/** `readPiece` for the parts before a colon, in which `\:` stands for a colon. */
export const unescapePrefix = (piece: string): string => piece.trim().replace(/\\([;|\\:])/g, '$1')

/** The other way round. */
export const escapePrefix = (value: string): string => value.replace(/[;|\\:]/g, '\\$&')

/** Several values of one cell: `one;two`; empty ones are dropped. */
export const readValues = (cell: string): string[] =>
  splitCell(cell, ';')
    .map(unescapeValue)
    .filter((value) => value !== '')

/** The other way round. */
export const writeValues = (values: readonly string[]): string => values.map(escapeValue).join(';')

const formula = /^'*[=+\-@]/
const escapedFormula = /^'+[=+\-@]/

/** Spreadsheets run cells that begin with = + - @; an apostrophe before it makes them text. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** Takes that apostrophe off. */
export const unescapeFormula = (cell: string): string => (escapedFormula.test(cell) ? cell.slice(1) : cell)
