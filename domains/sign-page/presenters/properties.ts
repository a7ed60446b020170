import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { kinds } from '#domains/signs/kinds/index.ts'
import type { ListedParts } from '#domains/signs/kinds/kind-module.ts'
import {
  type PropertyGroup,
  type PropertyKey,
  property,
  propertyKeys,
  type ReferenceKey,
  repeatsBaseProperty,
  wireName,
} from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { ResolvedText } from '#platform/i18n/resolve-text.ts'
import { type PresenterContext, valueSearchUrl } from './presenter-context.ts'

/** A value with its picture; drawing and symbol belong to handshapes. */
export interface PropertyValueView extends ResolvedText, HandPictureView {
  /** URL of the list of signs with this value; null for a value that is not searchable. */
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

/** Shown elsewhere on the page. */
const keysShownElsewhere = new Set<PropertyKey>(['gloss', 'lemma', 'tags', 'variation', 'wordClass'])
const groupOrder: PropertyGroup[] = [
  'hands',
  'place',
  'movement',
  'nonManual',
  'meaning',
  'use',
  'morphology',
  'identification',
]

/** The filled properties by group, without those that are shown elsewhere on the page. */
export function presentPropertyGroups(
  { document }: Pick<PublishedSign, 'document'>,
  context: PresenterContext,
  alreadyShown: ReadonlySet<PropertyKey>,
): PropertyGroupView[] {
  const shown = propertyKeys.flatMap((key) =>
    keysShownElsewhere.has(key) || alreadyShown.has(key)
      ? []
      : (presentProperty(key, document, context) ?? []),
  )
  return groupOrder.flatMap((group) => {
    const properties = shown.filter(({ key }) => property(key).group === group)
    return properties.length > 0 ? { group, name: context.t(`properties:group.${group}`), properties } : []
  })
}

/** One property with its values; null when it is not filled. */
export function presentProperty(
  key: PropertyKey,
  document: Pick<SignDocument, 'texts' | 'values' | 'flags'>,
  context: PresenterContext,
): PropertyView | null {
  const values = repeatsBaseProperty(key, document.values) ? [] : presentValues(key, document, context)
  return values.length > 0 ? { key, name: propertyName(key, context), values } : null
}

/** The values of a property of a document or of a search entry, in the interface language. */
export const presentValues = (
  key: PropertyKey,
  document: ListedParts,
  context: PresenterContext,
): PropertyValueView[] =>
  kinds[property(key).kind].list?.(key, document, {
    text: (text) => freeText(key, text, context),
    yesNo: (value) => textValue(context.t(value ? 'signs:yes' : 'signs:no'), context.locale),
    entry: (id) => presentEntry(key as ReferenceKey, id, context),
  }) ?? []

/** The name of a property in the interface language. */
export const propertyName = (key: PropertyKey, { t }: PresenterContext): string =>
  t(`properties:${wireName(key)}` as 'properties:gloss')

/** A value of a reference list; null for an unknown entry. */
export function presentEntry(
  key: ReferenceKey,
  id: number,
  context: PresenterContext,
): PropertyValueView | null {
  const { vocabulary, media } = context.dictionary
  const entry = vocabulary.entry(id)
  if (!entry) return null
  const described = vocabulary.describe(id, context.locale)
  return {
    ...described,
    // A value without any description is shown as its code, which belongs to no language.
    informed: described.informed || Object.keys(entry.texts).length === 0,
    ...presentHandPicture(entry, media),
    to: property(key).searchable && entry.searchable ? valueSearchUrl(key, id, context) : null,
  }
}

/** A value that is a text and nothing else. */
export const textValue = (text: string, language: string): PropertyValueView => ({
  text,
  language,
  informed: true,
  drawing: null,
  symbol: null,
  picture: null,
  to: null,
})

/** A text of the editors. Labels are names, and the English ones say so, so they need no note about their language. */
function freeText(key: PropertyKey, text: string, context: PresenterContext): PropertyValueView {
  const language = languageOf(key, context)
  const isLabel = property(key).group === 'identification'
  return { ...textValue(text, language), informed: isLabel || language === context.locale }
}

const languageOf = (key: PropertyKey, { dictionary }: PresenterContext) =>
  key === 'glossEn' || key === 'lemmaEn' ? 'en' : dictionary.defaultLanguage
