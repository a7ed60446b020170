import { type HandPictureView, presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { categoryGroupOrder } from '#domains/search/presenters/categories.ts'
import { propertyLines } from '#domains/sign-form/property-text.ts'
import { compareVersions } from '#domains/signs/compare-versions.ts'
import type { ValueNames } from '#domains/signs/kinds/kind-module.ts'
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
import { languageName } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { SignRecord } from '../server/sign-view.queries.ts'

/** A line of text about a property; of texts in another language, their language is named before it. */
export interface LineView {
  language: { code: string; name: string } | null
  text: string
}

/** A property with its values as lines of text, and the hands that they name. */
export interface DocumentPropertyView {
  key: PropertyKey
  name: string
  lines: LineView[]
  hands: HandPictureView[]
}

/** The filled properties of a group, as the public page groups them. */
export interface GroupView {
  group: PropertyGroup
  name: string
  properties: DocumentPropertyView[]
}

/** A property in which two documents differ. */
export interface DifferenceView {
  key: PropertyKey
  name: string
  before: string[]
  after: string[]
}

/** What names come from. */
export interface DocumentContext {
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'media' | 'languages'>
  locale: Locale
  t: Translate
}

const groupOrder: readonly PropertyGroup[] = [...categoryGroupOrder, 'identification', 'media']

/** How the parts of documents are named in the language of the page. */
export const valueNames = (
  { glosses, files }: Pick<SignRecord, 'glosses' | 'files'>,
  { dictionary, locale, t }: DocumentContext,
): ValueNames => ({
  entry: (id) => dictionary.vocabulary.describe(id, locale).text || `#${id}`,
  sign: (id) => glosses[id] ?? t('signs:hiddenSign', { id }),
  language: (code) =>
    dictionary.languages.find((language) => language.code === code)?.names[locale] ??
    languageName(code, locale),
  relation: (kind) => t(`signs:relation.${kind}`),
  yesNo: (value) => t(value ? 'signs:yes' : 'signs:no'),
  privateNote: (text) => t('signView:privateNote', { text }),
  file: (id) => files[id]?.name ?? `#${id}`,
})

/** The filled properties of a document by group. */
export function presentDocument(
  document: SignDocument,
  names: ValueNames,
  context: DocumentContext,
): GroupView[] {
  const properties = propertyKeys.flatMap((key): DocumentPropertyView[] => {
    if (repeatsBaseProperty(key, document.values)) return []
    const lines = presentLines(key, document, names)
    return lines.length > 0
      ? [{ key, name: propertyName(key, context), lines, hands: handsOf(key, document, context) }]
      : []
  })
  return groupOrder.flatMap((group) => {
    const ofGroup = properties.filter(({ key }) => property(key).group === group)
    return ofGroup.length > 0
      ? { group, name: context.t(`properties:group.${group}`), properties: ofGroup }
      : []
  })
}

function presentLines(key: PropertyKey, document: SignDocument, names: ValueNames): LineView[] {
  if (key !== 'translation')
    return propertyLines(key, document, names).map((text) => ({ language: null, text }))
  return Object.entries(document.translations).map(([code, senses]) => ({
    language: { code, name: names.language(code) },
    text: senses.map((sense) => sense.join(', ')).join(' | '),
  }))
}

/** The properties in which two documents differ, with both values. */
export const presentDifferences = (
  before: SignDocument,
  after: SignDocument,
  names: ValueNames,
  context: DocumentContext,
): DifferenceView[] =>
  compareVersions(before, after).map(({ key }) => ({
    key,
    name: propertyName(key, context),
    before: propertyLines(key, before, names),
    after: propertyLines(key, after, names),
  }))

const propertyName = (key: PropertyKey, { t }: DocumentContext): string =>
  t(`properties:${wireName(key)}` as 'properties:gloss')

function handsOf(key: PropertyKey, { values }: SignDocument, { dictionary }: DocumentContext) {
  if (property(key).list !== 'handshape-of-hand') return []
  return (values[key as ReferenceKey] ?? []).flatMap((id) => {
    const entry = dictionary.vocabulary.entry(id)
    return entry ? presentHandPicture(entry, dictionary.media) : []
  })
}
