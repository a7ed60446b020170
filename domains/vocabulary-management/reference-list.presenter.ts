import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { Media } from '#domains/media/media.ts'
import { createVocabulary, type Vocabulary } from '#domains/vocabularies/vocabulary.ts'
import type { ManagedEntry } from './managed-entry.ts'

/** What presenters need besides the values. */
export interface ListViewContext {
  /** Language of the page. */
  language: string
  defaultLanguage: string
  /** Languages that values are described in. */
  languages: readonly { code: string; name: string }[]
  findMedia: (id: number | null) => Media | undefined
  /** Whether handshapes are shown by their uploaded pictures, also those that can be drawn. */
  uploadedHandsFirst: boolean
}

/** A name of a value, with its language where that is not the one of the page. */
export interface ValueName {
  text: string
  lang: string | undefined
  informed: boolean
}

export interface EntryRowView {
  id: number
  value: string
  name: ValueName
  /** Names of the languages without description. */
  missing: string[]
  hand: HandPictureView
  searchable: boolean
  retired: boolean
  aliases: string[]
  signs: number
  values: number
}

export interface EntrySection {
  key: string
  /** Null: values outside of all groups. */
  title: ValueName | null
  rows: EntryRowView[]
}

const nameOf = (vocabulary: Vocabulary, id: number, { language }: ListViewContext): ValueName => {
  const { text, language: lang, informed } = vocabulary.describe(id, language)
  return { text, lang: lang === language ? undefined : lang, informed }
}

/** The vocabulary of the values of a list and their heads. */
const vocabularyOf = (entries: readonly ManagedEntry[], { defaultLanguage }: ListViewContext) =>
  createVocabulary(entries, defaultLanguage)

/** The values of a list in sections by group or area, each in its order. */
export function presentSections(
  {
    entries,
    heads,
    uses,
  }: {
    entries: readonly ManagedEntry[]
    heads: readonly ManagedEntry[]
    uses: ReadonlyMap<number, { signs: number; values: number }>
  },
  context: ListViewContext,
): EntrySection[] {
  const vocabulary = vocabularyOf([...entries, ...heads], context)
  const sectionOf = ({ id, parentId, groupId }: ManagedEntry) =>
    parentId ?? groupId ?? (vocabulary.isHead(id) ? id : null)
  const bySection = Map.groupBy(entries, sectionOf)
  const order = [...heads, ...entries].map(({ id }) => id)
  return [...bySection]
    .sort(([one], [other]) => position(order, one) - position(order, other))
    .map(([head, members]) => ({
      key: String(head),
      title: head === null ? null : nameOf(vocabulary, head, context),
      rows: members.map((entry) => ({
        id: entry.id,
        value: entry.value,
        name: nameOf(vocabulary, entry.id, context),
        missing: context.languages.filter(({ code }) => !entry.texts[code]).map(({ name }) => name),
        hand: presentHandPicture({ ...entry, isPictureFirst: context.uploadedHandsFirst }, context.findMedia),
        searchable: entry.searchable,
        retired: entry.retired,
        aliases: entry.aliases,
        signs: uses.get(entry.id)?.signs ?? 0,
        values: uses.get(entry.id)?.values ?? 0,
      })),
    }))
}

/** Handshapes that visitors can see but the hand builder cannot find, because their features are unknown. */
export const withoutFeatures = (sections: readonly EntrySection[]): EntrySection[] =>
  sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(({ retired, hand }) => !retired && hand.drawing === null),
    }))
    .filter(({ rows }) => rows.length > 0)

/** Values without a group come last. */
const position = (order: readonly number[], id: number | null) =>
  id === null ? order.length : order.indexOf(id)

export interface ChoiceView {
  id: string
  label: string
}

/** Values as options of a select; those with the same name are distinguished by their stable value. */
export function presentChoices(
  entries: readonly ManagedEntry[],
  context: ListViewContext,
  key: 'id' | 'value' = 'value',
): ChoiceView[] {
  const vocabulary = vocabularyOf(entries, context)
  const names = entries.map(({ id }) => nameOf(vocabulary, id, context).text)
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return entries.map((entry, index) => {
    const name = names[index] ?? entry.value
    return { id: String(entry[key]), label: repeated.has(name) ? `${name} (${entry.value})` : name }
  })
}

/** The name of one value. */
export const presentName = (entry: ManagedEntry, context: ListViewContext): ValueName =>
  nameOf(vocabularyOf([entry], context), entry.id, context)

/** The initial values of the form of a value. */
export function entryFormValues(entry: ManagedEntry, heads: readonly ManagedEntry[]): Record<string, string> {
  const headValue = (id: number | null) => heads.find((head) => head.id === id)?.value ?? ''
  const { fingers = [], ...hand } = (entry.features ?? {}) as { fingers?: string[] } & Record<string, unknown>
  return {
    value: entry.value,
    revision: String(entry.revision),
    ...Object.fromEntries(Object.entries(entry.texts).map(([code, text]) => [`descriptions.${code}`, text])),
    aliases: entry.aliases.join('\n'),
    group: headValue(entry.groupId),
    parent: headValue(entry.parentId),
    symbol: entry.symbol ?? '',
    ...(entry.searchable && { searchable: 'on' }),
    ...(entry.retired && { retired: 'on' }),
    ...Object.fromEntries(fingers.map((finger) => [`finger.${finger}`, 'on'])),
    ...Object.fromEntries(Object.entries(hand).map(([field, value]) => [field, String(value ?? '')])),
  }
}
