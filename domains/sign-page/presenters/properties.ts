import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { mediaAddress } from '#domains/search/presenters/search.presenter.ts'
import {
  type PropertyGroup,
  type PropertyKey,
  property,
  propertyKeys,
  type ReferenceKey,
  referenceKeys,
  textKeys,
  wireName,
  yesNoKeys,
} from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { type LocalizedTextView, type PresenterContext, valueSearchUrl } from './presenter-context.ts'

export interface PropertyValueView extends LocalizedTextView {
  /** Address of the value's own picture. */
  picture: string | null
  /** Key of the SignWriting symbol that draws it. */
  symbol: string | null
  /** Where the signs with this value stand; null for what nobody can search by. */
  to: string | null
}

export interface PropertyView {
  key: PropertyKey
  name: string
  values: PropertyValueView[]
}

export interface PropertyGroupView {
  group: PropertyGroup
  name: string
  properties: PropertyView[]
}

/** Said elsewhere on the page, not again among the properties. */
const keysShownElsewhere = new Set<PropertyKey>(['gloss', 'lemma', 'tags', 'variation'])
const groupOrder: PropertyGroup[] = [
  'hands',
  'place',
  'movement',
  'nonManual',
  'identification',
  'meaning',
  'morphology',
  'use',
]

/** Every filled property under its group, but those that are said elsewhere. */
export function presentPropertyGroups(
  { document }: Pick<PublishedSign, 'document'>,
  reader: PresenterContext,
  alreadyShown: ReadonlySet<PropertyKey>,
): PropertyGroupView[] {
  const shown = propertyKeys.flatMap((key) =>
    keysShownElsewhere.has(key) || alreadyShown.has(key)
      ? []
      : (presentProperty(key, document, reader) ?? []),
  )
  return groupOrder.flatMap((group) => {
    const properties = shown.filter(({ key }) => property(key).group === group)
    return properties.length > 0 ? { group, name: reader.t(`properties:group.${group}`), properties } : []
  })
}

/** One property with its values; null when it is not filled. */
export function presentProperty(
  key: PropertyKey,
  document: Pick<SignDocument, 'texts' | 'values' | 'flags'>,
  reader: PresenterContext,
): PropertyView | null {
  const values = repeatsPreciseValue(key, document.values) ? [] : presentValues(key, document, reader)
  return values.length > 0 ? { key, name: propertyName(key, reader), values } : null
}

/** The values of a property in the reader's words, of a document or of the entry of a search. */
export function presentValues(
  key: PropertyKey,
  {
    texts = {},
    values,
    flags,
  }: Pick<SignDocument, 'values' | 'flags'> & { texts?: Partial<SignDocument['texts']> },
  reader: PresenterContext,
): PropertyValueView[] {
  if (isIn(textKeys, key)) return texts[key] ? [textValue(texts[key], languageOf(key, reader))] : []
  if (isIn(yesNoKeys, key))
    return flags[key] === undefined
      ? []
      : [textValue(reader.t(flags[key] ? 'signs:yes' : 'signs:no'), reader.locale)]
  return isIn(referenceKeys, key)
    ? (values[key] ?? []).flatMap((id) => presentEntry(key, id, reader) ?? [])
    : []
}

/** The name of a property in the reader's language. */
export const propertyName = (key: PropertyKey, { t }: PresenterContext): string =>
  t(`properties:${wireName(key)}` as 'properties:gloss')

/** One value of a list; null when the list does not hold it. */
export function presentEntry(
  key: ReferenceKey,
  id: number,
  reader: PresenterContext,
): PropertyValueView | null {
  const { vocabulary, media } = reader.dictionary
  const entry = vocabulary.entry(id)
  if (!entry) return null
  const picture = media(entry.pictureId)
  const file = picture?.files.web ?? picture?.files.original
  const described = vocabulary.describe(id, reader.locale)
  return {
    ...described,
    // A value that nobody has put into words yet stands as its code, which belongs to no language.
    informed: described.informed || Object.keys(entry.texts).length === 0,
    picture: mediaAddress(file?.key ?? null),
    symbol: entry.symbol,
    to: property(key).searchable && entry.searchable ? valueSearchUrl(key, id, reader) : null,
  }
}

const textValue = (text: string, language: string): PropertyValueView => ({
  text,
  language,
  informed: true,
  picture: null,
  symbol: null,
  to: null,
})

const languageOf = (key: PropertyKey, { dictionary }: PresenterContext) =>
  key === 'glossEn' || key === 'lemmaEn' ? 'en' : dictionary.defaultLanguage

const isIn = <T extends PropertyKey>(keys: readonly T[], key: PropertyKey): key is T =>
  (keys as readonly PropertyKey[]).includes(key)

/** The coarse value for searching says nothing new where it is the fine one (D15). */
function repeatsPreciseValue(key: PropertyKey, values: SignDocument['values']): boolean {
  const same = (a?: number[], b?: number[]) => JSON.stringify(a) === JSON.stringify(b)
  if (key === 'handednessSearchable') return same(values.handednessSearchable, values.handedness)
  return key === 'semanticFieldSearchable' && same(values.semanticFieldSearchable, values.semanticField)
}
