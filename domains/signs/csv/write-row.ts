import {
  type AttributionKey,
  type FileKey,
  type PropertyKey,
  property,
  type ReferenceKey,
  type TextKey,
  type YesNoKey,
} from '../properties.ts'
import type { MediaRole, SignDocument, StoredSign } from '../sign-document.ts'
import { escapeFormula, escapePrefix, escapeValue, writeValues } from './cell-escaping.ts'
import { type Column, parseHeader } from './columns.ts'

/** Names behind the ids of a document; undefined for what is gone. */
export interface NameLookup {
  value(entryId: number): string | undefined
  /** The gloss of a sign that is not deleted. */
  gloss(signId: number): string | undefined
  /** The name under which a file was given. */
  file(mediaId: number): string | undefined
  /** Credit, licence or signer of a media; empty where nobody said it. */
  attribution(mediaId: number, key: AttributionKey): string
  /** The name a person shows; accounts by id. */
  person(accountId: number): string | undefined
}

/** The cells of a sign under these headers, in order. */
export const writeRow = (headers: readonly string[], sign: StoredSign, names: NameLookup): string[] =>
  headers.map((header) => {
    const column = parseHeader(header)
    return column ? escapeFormula(writeCell(column, sign, names)) : ''
  })

function writeCell(column: Column, sign: StoredSign, names: NameLookup): string {
  if (column.kind === 'id') return String(sign.id)
  if (column.kind === 'source') return sign.source ?? ''
  if (column.kind === 'sourceId') return sign.sourceId ?? ''
  if (column.kind === 'kept') return writeReadOnlyField(column.header, sign, names)
  if (column.kind === 'property') return writeProperty(column.key, sign.document, names)
  return column.key === 'translation'
    ? (sign.document.translations[column.language] ?? []).map(writeValues).join(' | ')
    : writeSentences(sign.document.examples.map(({ texts }) => texts[column.language] ?? ''))
}

/** What the program keeps of a sign by itself: its state, its people by name, its dates. */
export function readOnlyFields(sign: StoredSign, names: Pick<NameLookup, 'person'>) {
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

function writeReadOnlyField(header: string, sign: StoredSign, names: NameLookup): string {
  const kept: Record<string, string | null> = readOnlyFields(sign, names)
  return kept[header] ?? ''
}

function writeProperty(key: PropertyKey, document: SignDocument, names: NameLookup): string {
  const { kind } = property(key)
  if (kind === 'text') return document.texts[key as TextKey] ?? ''
  if (kind === 'reference')
    return writeValues(resolveNames(document.values[key as ReferenceKey] ?? [], names.value))
  if (kind === 'yesNo') return { true: 'yes', false: 'no' }[String(document.flags[key as YesNoKey])] ?? ''
  if (kind === 'mediaFact') return writeAttribution(key as AttributionKey, document, names)
  if (key === 'exampleVideo')
    return writeSentences(document.examples.map(({ media }) => fileName(media, names)))
  if (kind === 'files') return writeValues(resolveNames(mediaInColumn(document, key as FileKey), names.file))
  if (key === 'notes') return writeNotes(document, names)
  if (key === 'minimalPairs') return writeValues(document.minimalPairs.map((id) => reference(id, names)))
  if (key === 'exampleSigns') return writeSentences(document.examples.map(({ signs }) => signs))
  if (key === 'foreignRelations')
    return document.foreignRelations
      .map(({ signLanguage, text }) => `${escapePrefix(signLanguage)}:${escapeValue(text)}`)
      .join(';')
  return document.relations
    .map(({ kind, sign }) => `${kind}:${escapeValue(reference(sign, names))}`)
    .join(';')
}

/** The columns of files, in the order in which credits, licences and signers name them. */
export const fileColumns = ['video', 'videoNonManual', 'exampleVideo', 'framingImage'] as const

const rolesOf: Record<Exclude<FileKey, 'exampleVideo'>, MediaRole[]> = {
  video: ['main', 'angle'],
  videoNonManual: ['non-manual'],
  framingImage: ['framing'],
}

/** The media behind a column of files, in order: the main video before further angles. */
export const mediaInColumn = (document: SignDocument, key: FileKey): number[] =>
  key === 'exampleVideo'
    ? document.examples.flatMap(({ media }) => media ?? [])
    : document.media.filter(({ role }) => rolesOf[key].includes(role)).map(({ media }) => media)

const fileName = (media: number | undefined, names: NameLookup) =>
  media === undefined ? '' : (names.file(media) ?? '')

/** One text where all files say the same, else one for each of them. */
function writeAttribution(key: AttributionKey, document: SignDocument, names: NameLookup): string {
  const media = fileColumns.flatMap((column) => mediaInColumn(document, column))
  const texts = media
    .filter((id) => names.file(id) !== undefined)
    .map((id) => escapeValue(names.attribution(id, key)))
  return new Set(texts).size > 1 ? texts.join(' | ') : (texts[0] ?? '')
}

const writeNotes = (document: SignDocument, names: NameLookup) =>
  document.notes
    .map(
      (note) =>
        `${escapePrefix(names.value(note.kind) ?? '')}:${note.public ? 'public' : 'private'}:${escapeValue(note.text)}`,
    )
    .join(';')

const writeSentences = (sentences: string[]) =>
  sentences.every((sentence) => sentence === '') ? '' : sentences.map(escapeValue).join(' | ')

/** The gloss, unless it is gone or reads like a number. */
function reference(id: number, names: NameLookup): string {
  const gloss = names.gloss(id)
  return gloss === undefined || /^#\d{1,9}$/.test(gloss) ? `#${id}` : gloss
}

const resolveNames = (ids: readonly number[], name: (id: number) => string | undefined) =>
  ids.flatMap((id) => name(id) ?? [])
