import type { RelationKind } from '../sign-document.ts'
import { signLanguageCode } from '../sign-language-codes.ts'
import { escapePrefix, escapeValue, writeSentences, writeValues } from './cell-escaping.ts'

/** A cell that is not written as its format says. The message is the expected form. */
export class ForeignCellError extends Error {}

/**
 * Splits at the places of a character where a sticky expression matches. Unlike `split`, it takes no time for white space
 * at other places, so that its steps grow with the length of the cell and not with its square.
 */
function splitAt(cell: string, character: ',' | '|', separator: RegExp): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = cell.indexOf(character); at !== -1; at = cell.indexOf(character, at + 1)) {
    separator.lastIndex = at
    if (!separator.test(cell)) continue
    parts.push(cell.slice(start, at))
    start = separator.lastIndex
  }
  return [...parts, cell.slice(start)]
}

/** Text in a second pair of quotes, with line breaks as `\n`. Text without them stays. */
export function readQuoted(cell: string): string {
  const text = cell.trim()
  const inner = text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text
  return inner.replaceAll('""', '"').replaceAll('\\n', '\n')
}

/** The same, or `-` for none. */
export const readQuotedOrDash = (cell: string): string => {
  const text = readQuoted(cell)
  return text.trim() === '-' ? '' : text
}

/** Text, or `NA` for none, as programs of statistics write it. */
export const readAvailable = (cell: string): string => (cell.trim() === 'NA' ? '' : cell)

const senseForm = '1. word, word | 2. word'

/** `1. word, word | 2. word`: the keywords of each sense. A comma in parentheses belongs to the keyword. */
export function readNumberedSenses(cell: string): string {
  if (cell.trim() === '') return ''
  const senses = splitAt(cell, '|', /\|\s*(?=\d+\.\s)/y).map((sense) => {
    const [, words] = /^\s*\d+\.\s(.*)$/s.exec(sense) ?? []
    if (words === undefined) throw new ForeignCellError(senseForm)
    return writeValues(
      splitOutsideParentheses(words)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
  })
  return senses.join(' | ')
}

/** Splits at commas, but not where the next parenthesis closes. */
function splitOutsideParentheses(words: string): string[] {
  const parts: string[] = []
  let end = words.length
  let isInside = false
  for (let at = words.length - 1; at >= 0; at--) {
    if (words[at] === ')') isInside = true
    else if (words[at] === '(') isInside = false
    else if (words[at] === ',' && !isInside) {
      parts.push(words.slice(at + 1, end))
      end = at
    }
  }
  return [...parts, words.slice(0, end)].reverse()
}

const exampleForm = '(1, 17, Declarative, False, "text") | (…)'
const example = /^\(\s*\d+\s*,\s*(?:\d+\s*)?,[^,"]*,\s*(?:True|False)\s*,\s*"(.*)"\s*\)$/s

/** `(sense, id, type, negative, "text") | (…)`: the texts. */
export function readExamples(cell: string): string {
  if (cell.trim() === '') return ''
  const sentences = splitAt(cell, '|', /(?<=\s)\|\s+(?=\(\s*\d)/y).map((part) => {
    const [, text] = example.exec(part.trim()) ?? []
    if (text === undefined) throw new ForeignCellError(exampleForm)
    return text.replaceAll('""', '"').replaceAll('\\n', '\n')
  })
  return writeSentences(sentences)
}

const relationForm = 'role:GLOSS, role:GLOSS'
const kindByRole: Record<string, RelationKind> = {
  homonym: 'homonym',
  synonym: 'synonym',
  variant: 'variant',
  antonym: 'antonym',
  hyponym: 'hyponym',
  hypernym: 'hypernym',
  seealso: 'see_also',
  paradigm: 'handshape_paradigm',
}
const roles = Object.keys(kindByRole).join('|')

/** `role:GLOSS, role:GLOSS`. A gloss may contain commas. */
export function readRelations(cell: string): string {
  if (cell.trim() === '') return ''
  return splitAt(cell.trim(), ',', new RegExp(`,\\s*(?=(?:${roles}):)`, 'y'))
    .map((part) => {
      const [, role = '', gloss = ''] = /^(\w+):(.+)$/s.exec(part) ?? []
      const kind = kindByRole[role]
      if (kind === undefined) throw new ForeignCellError(relationForm)
      return `${escapePrefix(kind)}:${escapeValue(gloss.trim())}`
    })
    .join(';')
}

const foreignForm = 'True:BSL:GLOSS'

/** `loan:language:GLOSS, …`, the language by its usual acronym or as ISO 639-3. */
export function readForeignSigns(cell: string): string {
  if (cell.trim() === '') return ''
  return splitAt(cell.trim(), ',', /,\s*(?=(?:True|False):)/y)
    .map((part) => {
      const [, language = '', gloss = ''] = /^(?:True|False):([^:]+):(.+)$/s.exec(part) ?? []
      const code = signLanguageCode(language)
      if (code === undefined) throw new ForeignCellError(foreignForm)
      return `${code}:${escapeValue(gloss.trim())}`
    })
    .join(';')
}

const noteForm = 'Kind: (True,1,text)'

/** `Kind: (published,count,text), Kind: (…)`. A text may contain commas and parentheses. */
export function readNotes(cell: string): string {
  if (cell.trim() === '') return ''
  return cell
    .trim()
    .split(/(?<=\))\s*,\s*(?=[^:()]+:\s*\((?:True|False),)/)
    .map((part) => {
      const [, kind = '', published, text = ''] =
        /^([^:()]+):\s*\((True|False),\s*\d+\s*,(.*)\)$/s.exec(part) ?? []
      if (published === undefined) throw new ForeignCellError(noteForm)
      const audience = published === 'True' ? 'public' : 'private'
      return `${escapePrefix(kind.trim())}:${audience}:${escapeValue(text.trim())}`
    })
    .join(';')
}

/** Converters from the cells of other lexicons to ours, by the name in a mapping. */
export const cellFormats = {
  quoted: readQuoted,
  'quoted-or-dash': readQuotedOrDash,
  'na-or-text': readAvailable,
  'numbered-senses': readNumberedSenses,
  'signbank-examples': readExamples,
  'signbank-relations': readRelations,
  'signbank-foreign-signs': readForeignSigns,
  'signbank-notes': readNotes,
} as const satisfies Record<string, (cell: string) => string>

export type CellFormat = keyof typeof cellFormats
export const cellFormatNames = Object.keys(cellFormats) as [CellFormat, ...CellFormat[]]
