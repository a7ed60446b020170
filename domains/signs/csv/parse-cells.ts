import type { PropertyKey } from '../properties.ts'
import { property } from '../properties.ts'
import { type RelationKind, relationKinds } from '../sign-document.ts'
import { readValues, splitCell, unescapePrefix, unescapeValue } from './cell-escaping.ts'
import type { ReportIssue } from './csv-error.ts'
import type { SignReference } from './sign-row.ts'

type ReportInColumn = (code: Parameters<ReportIssue>[1], params?: Parameters<ReportIssue>[2]) => void

const answers = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
])

/** Senses between ` | `, keywords between `;`. A keyword that stands twice is kept once and reported. */
export function parseKeywords(cell: string, reportNotice: ReportInColumn): string[][] {
  const seen = new Set<string>()
  if (cell.trim() === '') return []
  return splitCell(cell, '|').map((sense) =>
    readValues(sense).filter((keyword) => {
      if (seen.has(keyword)) reportNotice('import.keywordTwice', { keyword })
      return !seen.has(keyword) && seen.add(keyword)
    }),
  )
}

/** Sentences between ` | `; an empty one keeps the place of those after it. */
export const parseSentences = (cell: string): string[] =>
  cell.trim() === '' ? [] : splitCell(cell, '|').map(unescapeValue)

/** Stable values between `;`; more than one only where the property takes several. */
export function parseValues(key: PropertyKey, cell: string, reportError: ReportInColumn): string[] {
  const values = readValues(cell)
  if (values.length > 1 && !property(key).many) reportError('import.oneValue', { value: cell })
  return values
}

/** What a word answers; undefined for one that is no answer. */
export const readYesNo = (word: string): boolean | undefined => answers.get(word.trim().toLowerCase())

/** yes, true, 1 / no, false, 0; an empty cell is null. */
export function parseYesNo(cell: string, reportError: ReportInColumn): boolean | null {
  if (cell.trim() === '') return null
  const answer = readYesNo(cell)
  if (answer === undefined) reportError('import.yesNo', { value: cell })
  return answer ?? null
}

/** `#12` is the sign with that number, anything else a gloss. */
export const parseReference = (piece: string): SignReference => {
  const number = /^#(\d{1,9})$/.exec(piece)
  return number ? { id: Number(number[1]) } : { gloss: piece }
}

/** `kind:gloss-or-#id;…` */
export const parseRelations = (cell: string, reportError: ReportInColumn) =>
  pieces(cell).flatMap((piece) => {
    const [kind = '', target = ''] = splitCell(piece, ':', 2)
    const name = unescapeValue(target)
    if (name === '') return reportSyntaxError(reportError, piece, 'kind:gloss')
    if (!isRelationKind(unescapePrefix(kind))) {
      reportError('import.relationKind', { value: unescapePrefix(kind), kinds: relationKinds.join(', ') })
      return []
    }
    return [{ kind: unescapePrefix(kind) as RelationKind, target: parseReference(name) }]
  })

/** `language:text;…` */
export const parseForeignRelations = (cell: string, reportError: ReportInColumn) =>
  pieces(cell).flatMap((piece) => {
    const [language = '', text = ''] = splitCell(piece, ':', 2)
    if (unescapePrefix(language) === '' || unescapeValue(text) === '')
      return reportSyntaxError(reportError, piece, 'language:text')
    return [{ signLanguage: unescapePrefix(language), text: unescapeValue(text) }]
  })

/** `kind:public|private:text;…`; the bar here stands between two words of the syntax, not in the cell. */
export const parseNotes = (cell: string, reportError: ReportInColumn) =>
  pieces(cell).flatMap((piece) => {
    const [kind = '', audience = '', text = ''] = splitCell(piece, ':', 3)
    const isPublic = { public: true, private: false }[audience.trim()]
    if (isPublic === undefined || unescapePrefix(kind) === '' || unescapeValue(text) === '')
      return reportSyntaxError(reportError, piece, 'kind:public:text, kind:private:text')
    return [{ kind: unescapePrefix(kind), public: isPublic, text: unescapeValue(text) }]
  })

/** Names of files between `;`, never with a path. */
export const parseFiles = (cell: string, reportError: ReportInColumn): string[] =>
  readValues(cell).filter((name) => isPathless(name, reportError))

/** Names of files between ` | `, one for each sentence; an empty one keeps the place of those after it. */
export const parseSentenceFiles = (cell: string, reportError: ReportInColumn): string[] =>
  parseSentences(cell).map((name) => (isPathless(name, reportError) ? name : ''))

function isPathless(name: string, reportError: ReportInColumn): boolean {
  const hasPath = /[/\\]/.test(name)
  if (hasPath) reportError('import.filePath', { file: name })
  return !hasPath
}

const pieces = (cell: string) => splitCell(cell, ';').filter((piece) => piece.trim() !== '')

function reportSyntaxError(reportError: ReportInColumn, piece: string, form: string): [] {
  reportError('import.cellForm', { value: piece.trim(), form })
  return []
}

const isRelationKind = (value: string): value is RelationKind =>
  (relationKinds as readonly string[]).includes(value)
