import {
  type FileKey,
  type MediaFactKey,
  type PropertyKey,
  property,
  type ReferenceKey,
  type TextKey,
  type YesNoKey,
} from '../properties.ts'
import type { MediaRole, SignDocument, StoredSign } from '../sign-document.ts'
import { guardCell, writePart, writePiece, writeValues } from './cells.ts'
import { type Column, readColumn } from './columns.ts'

/** Names behind the ids of a document; undefined for what is gone. */
export interface Names {
  value(entryId: number): string | undefined
  /** The gloss of a sign that is not deleted. */
  gloss(signId: number): string | undefined
  /** The name under which a file was given. */
  file(mediaId: number): string | undefined
  /** Credit, licence or signer of a media; empty where nobody said it. */
  mediaFact(mediaId: number, key: MediaFactKey): string
  /** The name a person shows; accounts by id. */
  person(accountId: number): string | undefined
}

/** The cells of a sign under these headers, in order. */
export const writeRow = (headers: readonly string[], sign: StoredSign, names: Names): string[] =>
  headers.map((header) => {
    const column = readColumn(header)
    return column ? guardCell(writeCell(column, sign, names)) : ''
  })

function writeCell(column: Column, sign: StoredSign, names: Names): string {
  if (column.kind === 'id') return String(sign.id)
  if (column.kind === 'source') return sign.source ?? ''
  if (column.kind === 'sourceId') return sign.sourceId ?? ''
  if (column.kind === 'kept') return writeKept(column.header, sign, names)
  if (column.kind === 'property') return writeProperty(column.key, sign.document, names)
  return column.key === 'translation'
    ? (sign.document.translations[column.language] ?? []).map(writeValues).join(' | ')
    : writeSentences(sign.document.examples.map(({ texts }) => texts[column.language] ?? ''))
}

/** What the program keeps of a sign by itself: its state, its people by name, its dates. */
export function keptFacts(sign: StoredSign, names: Pick<Names, 'person'>) {
  const person = (id: number | null) => (id === null ? null : (names.person(id) ?? null))
  return {
    status: sign.status,
    author: person(sign.authorId),
    publisher: person(sign.publisherId),
    approver: person(sign.approverId),
    created_at: sign.createdAt.toISOString(),
    changed_at: sign.changedAt.toISOString(),
    published_at: sign.publishedAt?.toISOString() ?? null,
  }
}

function writeKept(header: string, sign: StoredSign, names: Names): string {
  const kept: Record<string, string | null> = keptFacts(sign, names)
  return kept[header] ?? ''
}

function writeProperty(key: PropertyKey, document: SignDocument, names: Names): string {
  const { kind } = property(key)
  if (kind === 'text') return document.texts[key as TextKey] ?? ''
  if (kind === 'reference') return writeValues(known(document.values[key as ReferenceKey] ?? [], names.value))
  if (kind === 'yesNo') return { true: 'yes', false: 'no' }[String(document.flags[key as YesNoKey])] ?? ''
  if (kind === 'mediaFact') return writeMediaFact(key as MediaFactKey, document, names)
  if (key === 'exampleVideo')
    return writeSentences(document.examples.map(({ media }) => fileName(media, names)))
  if (kind === 'files') return writeValues(known(filesOf(document, key as FileKey), names.file))
  if (key === 'notes') return writeNotes(document, names)
  if (key === 'minimalPairs') return writeValues(document.minimalPairs.map((id) => reference(id, names)))
  if (key === 'exampleSigns') return writeSentences(document.examples.map(({ signs }) => signs))
  if (key === 'foreignRelations')
    return document.foreignRelations
      .map(({ signLanguage, text }) => `${writePart(signLanguage)}:${writePiece(text)}`)
      .join(';')
  return document.relations.map(({ kind, sign }) => `${kind}:${writePiece(reference(sign, names))}`).join(';')
}

/** The columns of files, in the order in which credits, licences and signers name them. */
export const fileColumns = ['video', 'videoNonManual', 'exampleVideo', 'framingImage'] as const

const rolesOf: Record<Exclude<FileKey, 'exampleVideo'>, MediaRole[]> = {
  video: ['main', 'angle'],
  videoNonManual: ['non-manual'],
  framingImage: ['framing'],
}

/** The media behind a column of files, in order: the main video before further angles. */
export const filesOf = (document: SignDocument, key: FileKey): number[] =>
  key === 'exampleVideo'
    ? document.examples.flatMap(({ media }) => media ?? [])
    : document.media.filter(({ role }) => rolesOf[key].includes(role)).map(({ media }) => media)

const fileName = (media: number | undefined, names: Names) =>
  media === undefined ? '' : (names.file(media) ?? '')

/** One text where all files say the same, else one for each of them. */
function writeMediaFact(key: MediaFactKey, document: SignDocument, names: Names): string {
  const media = fileColumns.flatMap((column) => filesOf(document, column))
  const texts = media
    .filter((id) => names.file(id) !== undefined)
    .map((id) => writePiece(names.mediaFact(id, key)))
  return new Set(texts).size > 1 ? texts.join(' | ') : (texts[0] ?? '')
}

const writeNotes = (document: SignDocument, names: Names) =>
  document.notes
    .map(
      (note) =>
        `${writePart(names.value(note.kind) ?? '')}:${note.public ? 'public' : 'private'}:${writePiece(note.text)}`,
    )
    .join(';')

const writeSentences = (sentences: string[]) =>
  sentences.every((sentence) => sentence === '') ? '' : sentences.map(writePiece).join(' | ')

/** The gloss, unless it is gone or reads like a number. */
function reference(id: number, names: Names): string {
  const gloss = names.gloss(id)
  return gloss === undefined || /^#\d{1,9}$/.test(gloss) ? `#${id}` : gloss
}

const known = (ids: readonly number[], name: (id: number) => string | undefined) =>
  ids.flatMap((id) => name(id) ?? [])
