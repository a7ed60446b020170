import type { PropertyKey } from '../properties.ts'
import { property } from '../properties.ts'
import { type RelationKind, relationKinds } from '../sign-document.ts'
import { readPart, readPiece, readValues, splitCell } from './cells.ts'
import type { Complain } from './csv-error.ts'
import type { SignReference } from './sign-row.ts'

type InColumn = (code: Parameters<Complain>[1], params?: Parameters<Complain>[2]) => void

const answers = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
])

/** Senses between ` | `, keywords between `;`. A keyword that stands twice is kept once and reported. */
export function parseKeywords(cell: string, notice: InColumn): string[][] {
  const seen = new Set<string>()
  if (cell.trim() === '') return []
  return splitCell(cell, '|').map((sense) =>
    readValues(sense).filter((keyword) => {
      if (seen.has(keyword)) notice('import.keywordTwice', { keyword })
      return !seen.has(keyword) && seen.add(keyword)
    }),
  )
}

/** Sentences between ` | `; an empty one keeps the place of those after it. */
export const parseSentences = (cell: string): string[] =>
  cell.trim() === '' ? [] : splitCell(cell, '|').map(readPiece)

/** Stable values between `;`; more than one only where the property takes several. */
export function parseValues(key: PropertyKey, cell: string, complain: InColumn): string[] {
  const values = readValues(cell)
  if (values.length > 1 && !property(key).many) complain('import.oneValue', { value: cell })
  return values
}

/** What a word answers; undefined for one that is no answer. */
export const readYesNo = (word: string): boolean | undefined => answers.get(word.trim().toLowerCase())

/** yes, true, 1 / no, false, 0; an empty cell is null. */
export function parseYesNo(cell: string, complain: InColumn): boolean | null {
  if (cell.trim() === '') return null
  const answer = readYesNo(cell)
  if (answer === undefined) complain('import.yesNo', { value: cell })
  return answer ?? null
}

/** `#12` is the sign with that number, anything else a gloss. */
export const parseReference = (piece: string): SignReference => {
  const number = /^#(\d{1,9})$/.exec(piece)
  return number ? { id: Number(number[1]) } : { gloss: piece }
}

/** `kind:gloss-or-#id;…` */
export const parseRelations = (cell: string, complain: InColumn) =>
  pieces(cell).flatMap((piece) => {
    const [kind = '', target = ''] = splitCell(piece, ':', 2)
    const name = readPiece(target)
    if (name === '') return refuse(complain, piece, 'kind:gloss')
    if (!isRelationKind(readPart(kind))) {
      complain('import.relationKind', { value: readPart(kind), kinds: relationKinds.join(', ') })
      return []
    }
    return [{ kind: readPart(kind) as RelationKind, target: parseReference(name) }]
  })

/** `language:text;…` */
export const parseForeignRelations = (cell: string, complain: InColumn) =>
  pieces(cell).flatMap((piece) => {
    const [language = '', text = ''] = splitCell(piece, ':', 2)
    if (readPart(language) === '' || readPiece(text) === '') return refuse(complain, piece, 'language:text')
    return [{ signLanguage: readPart(language), text: readPiece(text) }]
  })

/** `kind:public|private:text;…`; the bar here stands between two words of the syntax, not in the cell. */
export const parseNotes = (cell: string, complain: InColumn) =>
  pieces(cell).flatMap((piece) => {
    const [kind = '', audience = '', text = ''] = splitCell(piece, ':', 3)
    const isPublic = { public: true, private: false }[audience.trim()]
    if (isPublic === undefined || readPart(kind) === '' || readPiece(text) === '')
      return refuse(complain, piece, 'kind:public:text, kind:private:text')
    return [{ kind: readPart(kind), public: isPublic, text: readPiece(text) }]
  })

/** Names of files between `;`, never with a path. */
export const parseFiles = (cell: string, complain: InColumn): string[] =>
  readValues(cell).filter((name) => isBareName(name, complain))

/** Names of files between ` | `, one for each sentence; an empty one keeps the place of those after it. */
export const parseSentenceFiles = (cell: string, complain: InColumn): string[] =>
  parseSentences(cell).map((name) => (isBareName(name, complain) ? name : ''))

function isBareName(name: string, complain: InColumn): boolean {
  const hasPath = /[/\\]/.test(name)
  if (hasPath) complain('import.filePath', { file: name })
  return !hasPath
}

const pieces = (cell: string) => splitCell(cell, ';').filter((piece) => piece.trim() !== '')

function refuse(complain: InColumn, piece: string, form: string): [] {
  complain('import.cellForm', { value: piece.trim(), form })
  return []
}

const isRelationKind = (value: string): value is RelationKind =>
  (relationKinds as readonly string[]).includes(value)
