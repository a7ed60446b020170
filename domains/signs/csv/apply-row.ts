import {
  type PropertyKey,
  property,
  type ReferenceKey,
  type TextKey,
  wireName,
  type YesNoKey,
} from '../properties.ts'
import type { SignDocument, SignExample } from '../sign-document.ts'
import { exampleMedia, signMedia } from './apply-media.ts'
import type { ReportIssue } from './csv-error.ts'
import type { Lookups } from './lookups.ts'
import type { SignReference, SignRow } from './sign-row.ts'

/**
 * The document after a row: what has no column stays, what is empty is cleared, an absent file changes nothing.
 * @param self the sign's own id, which it cannot relate to
 */
export function applyRow(
  row: SignRow,
  before: SignDocument,
  self: number,
  lookups: Lookups,
  reportError: ReportIssue,
  reportNotice: ReportIssue,
): SignDocument {
  const signs = (key: PropertyKey, references: SignReference[]) =>
    references.map((reference) =>
      findSign(reference, self, lookups, (...said) => reportError(wireName(key), ...said)),
    )
  const relations =
    row.relations &&
    signs(
      'relations',
      row.relations.map(({ target }) => target),
    )

  return {
    texts: { ...before.texts, ...withoutEmpty(row.texts), gloss: row.texts.gloss ?? before.texts.gloss },
    translations: { ...before.translations, ...row.translations },
    values: { ...before.values, ...values(row, lookups, reportError) },
    flags: { ...before.flags, ...flags(row) },
    notes: row.notes ? notes(row.notes, lookups, reportError) : before.notes,
    relations: row.relations
      ? row.relations.flatMap(({ kind }, index) => relations?.[index]?.map((sign) => ({ kind, sign })) ?? [])
      : before.relations,
    foreignRelations: row.foreignRelations ?? before.foreignRelations,
    minimalPairs: row.minimalPairs ? signs('minimalPairs', row.minimalPairs).flat() : before.minimalPairs,
    examples: examples(row, before, exampleMedia(row, before, lookups, reportNotice)),
    media: signMedia(row, before, lookups, reportNotice),
  }
}

const withoutEmpty = (texts: Partial<Record<TextKey, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text || undefined]))

function values(row: SignRow, lookups: Lookups, reportError: ReportIssue): SignDocument['values'] {
  const found = Object.entries(row.values) as [ReferenceKey, string[]][]
  return Object.fromEntries(
    found.map(([key, names]) => [
      key,
      names.flatMap((value) => entry(property(key).list ?? '', value, key, lookups, reportError)),
    ]),
  )
}

function entry(
  list: string,
  value: string,
  key: PropertyKey,
  lookups: Lookups,
  reportError: ReportIssue,
): number[] {
  const id = lookups.entry(list, value)
  if (id === undefined) reportError(wireName(key), 'import.valueUnknown', { value, list })
  return id === undefined ? [] : [id]
}

const flags = (row: SignRow): Partial<Record<YesNoKey, boolean>> =>
  Object.fromEntries(Object.entries(row.flags).map(([key, answer]) => [key, answer ?? undefined]))

const notes = (all: NonNullable<SignRow['notes']>, lookups: Lookups, reportError: ReportIssue) =>
  all.flatMap((note) =>
    entry('notes', note.kind, 'notes', lookups, reportError).map((kind) => ({ ...note, kind })),
  )

function findSign(
  reference: SignReference,
  self: number,
  lookups: Lookups,
  reportError: (code: 'import.signUnknown' | 'import.signItself', params: Record<string, string>) => void,
): number[] {
  const sign = 'id' in reference ? `#${reference.id}` : reference.gloss
  const id = lookups.sign(reference)
  if (id === undefined) reportError('import.signUnknown', { sign })
  else if (id === self) reportError('import.signItself', { sign })
  return id === undefined || id === self ? [] : [id]
}

function examples(
  row: SignRow,
  { examples: before }: SignDocument,
  videos: (number | undefined)[] | undefined,
): SignExample[] {
  const languages = Object.entries(row.examples)
  if (languages.length === 0 && !row.exampleSigns && !videos) return before
  const lists = [before, row.exampleSigns ?? [], videos ?? [], ...languages.map(([, sentences]) => sentences)]
  return Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) => {
    const { texts = {}, signs = '', media: previousMedia } = before[index] ?? {}
    const sentenceByLanguage = Object.fromEntries(
      languages.map(([language, sentences]) => [language, sentences[index] ?? '']),
    )
    const example = {
      texts: { ...texts, ...sentenceByLanguage },
      signs: row.exampleSigns ? (row.exampleSigns[index] ?? '') : signs,
    }
    const media = videos ? videos[index] : previousMedia
    return media === undefined ? example : { ...example, media }
  })
}
