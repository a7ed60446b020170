import { type RelationKind, relationKinds } from '../sign-document.ts'
import { parseSentences, readValues, splitCell, unescapePrefix, unescapeValue } from './cell-escaping.ts'
import type { ReportInColumn } from './csv-error.ts'
import type { SignReference } from './sign-csv-row.ts'

const answers = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
])

/** Senses between ` | `, keywords between `;`. The first of equal keywords remains; the others are reported. */
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

/** True or false for a word of CSV or of a mapping; undefined for other words. */
export const readYesNo = (word: string): boolean | undefined => answers.get(word.trim().toLowerCase())

/** `#12` is the sign with the id 12, anything else a gloss. */
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

/** `kind:audience:text;…`; the audience is `public` or `private`. */
export const parseNotes = (cell: string, reportError: ReportInColumn) =>
  pieces(cell).flatMap((piece) => {
    const [kind = '', audience = '', text = ''] = splitCell(piece, ':', 3)
    const isPublic = { public: true, private: false }[audience.trim()]
    if (isPublic === undefined || unescapePrefix(kind) === '' || unescapeValue(text) === '')
      return reportSyntaxError(reportError, piece, 'kind:public:text, kind:private:text')
    return [{ kind: unescapePrefix(kind), public: isPublic, text: unescapeValue(text) }]
  })

/** File names between `;`; paths are refused. */
export const parseFiles = (cell: string, reportError: ReportInColumn): string[] =>
  readValues(cell).filter((name) => isPathless(name, reportError))

/** File names between ` | `, one for each sentence; an empty name keeps its position. */
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
