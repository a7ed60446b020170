import type { Media } from '#domains/media/media.ts'
import type { SearchEntry } from '#domains/search/entry.ts'
import type { PublishedDictionary, PublishedSign } from '#domains/search/published.ts'
import { mediaAddress, presentCard, type SignCardView } from '#domains/search/search.presenter.ts'
import { formatDate, languageName } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { textIn } from '#platform/i18n/text-in.ts'
import {
  type Group,
  type PropertyKey,
  property,
  propertyKeys,
  referenceKeys,
  textKeys,
  wireName,
  yesNoKeys,
} from './properties.ts'
import type { SignExample } from './sign-document.ts'

/** What a presenter must know of the reader and the platform. */
export interface SignReader {
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'defaultLanguage' | 'languages' | 'media' | 'dataset'>
  locale: Locale
  timeZone: string
  /** Begins every absolute address: `https://example.org`. */
  origin: string
  t: Translate
  /** A person's display name now; null for nobody to name (D29). */
  displayName: (accountId: number | null) => string | null
}

/** A text in a language; `informed` false asks for the note that it is not the reader's. */
export interface SpokenText {
  text: string
  language: string
  informed: boolean
}

export interface PropertyValueView extends SpokenText {
  /** Address of the value's picture. */
  picture: string | null
}

export interface PropertyView {
  key: PropertyKey
  name: string
  values: PropertyValueView[]
}

export interface GroupView {
  group: Group
  name: string
  properties: PropertyView[]
}

export interface VideoView {
  source: string
  mime: string
  poster: string | null
  /** Pixels. */
  width: number | null
  height: number | null
  framesPerSecond: number | null
  durationMs: number | null
  credit: string | null
  licence: string | null
}

export interface ExampleView {
  texts: SpokenText[]
  /** The signs used, in order; tokens nobody resolved stay as they were written. */
  signs: { token: string; id: number | null; gloss: string }[]
  video: VideoView | null
}

/** Everything the page of one published sign shows. */
export type SignView = ReturnType<typeof presentSign>

/** Said once in the head of the page, not again among the properties. */
const inHead = new Set<PropertyKey>(['gloss', 'lemma', 'tags', 'variation'])
const groupOrder: Group[] = [
  'hands',
  'place',
  'movement',
  'nonManual',
  'identification',
  'meaning',
  'morphology',
  'use',
]

/** The one shape in which a sign leaves the server for its page. */
export function presentSign(sign: PublishedSign, reader: SignReader) {
  const { document } = sign
  const path = `/${reader.locale}/signs/view/${sign.id}`
  const date = (instant: Date) => formatDate(instant, reader.locale, reader.timeZone)
  const videos = presentVideos(sign)
  return {
    id: sign.id,
    gloss: document.texts.gloss,
    lemma: document.texts.lemma ?? null,
    isDemo: sign.source === 'demo',
    video: videos.main,
    otherVideos: videos.others,
    drawing: presentDrawing(sign),
    translations: presentTranslations(sign, reader),
    groups: presentGroups(sign, reader),
    tags: presentReference('tags', sign, reader)?.values ?? [],
    variations: presentReference('variation', sign, reader)?.values ?? [],
    relations: presentRelations(sign, reader),
    minimalPairs: sign.minimalPairs.map((pair) => cardFor(pair.sign, reader)),
    foreignRelations: document.foreignRelations.map(({ signLanguage, text }) => ({
      signLanguage: languageName(signLanguage, reader.locale),
      text,
    })),
    notes: document.notes
      .filter((note) => note.public)
      .map((note) => ({
        kind: reader.dictionary.vocabulary.describe(note.kind, reader.locale),
        text: note.text,
      })),
    examples: document.examples.map((example) => presentExample(example, sign, reader)),
    people: presentPeople(sign, reader),
    dates: {
      published: date(sign.publishedAt),
      changed: date(sign.changedAt),
      created: date(sign.createdAt),
    },
    source:
      sign.source === null || sign.source === 'demo' ? null : `${sign.source} ${sign.sourceId ?? ''}`.trim(),
    path,
    address: `${reader.origin}${path}`,
  }
}

/** A video with its files; null when there is nothing to play. */
export function presentVideo(media: Media): VideoView | null {
  const file = media.state === 'failed' ? undefined : (media.files.web ?? media.files.original)
  if (media.kind !== 'video' || !file) return null
  const { framesPerSecond, durationMs, credit, licence } = media
  const poster = mediaAddress(media.files.poster?.key ?? null)
  const { mime, width, height } = file
  return {
    source: `/media/${file.key}`,
    mime,
    poster,
    width,
    height,
    framesPerSecond,
    durationMs,
    credit,
    licence,
  }
}

function presentVideos({ media }: PublishedSign) {
  const videos = media.flatMap(({ role, media: one }) => {
    const video = presentVideo(one)
    return video && role !== 'framing' ? { role, video } : []
  })
  const main = videos.find(({ role }) => role === 'main')?.video ?? null
  return { main, others: videos.flatMap(({ role, video }) => (role === 'main' ? [] : { role, video })) }
}

function presentDrawing({ media }: PublishedSign) {
  const found = media.find(({ role }) => role === 'framing')?.media
  const file = found?.files.web ?? found?.files.original
  return found && file
    ? { source: `/media/${file.key}`, width: file.width, height: file.height, credit: found.credit }
    : null
}

/** By language: the reader's first, then in the order of the content languages; senses of keywords. */
function presentTranslations({ document }: PublishedSign, { dictionary, locale }: SignReader) {
  const order = [locale, ...dictionary.languages.map(({ code }) => code)]
  const place = (code: string) => (order.indexOf(code) + order.length + 1) % (order.length + 1)
  return Object.entries(document.translations)
    .filter(([, senses]) => senses.some((sense) => sense.length > 0))
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([code, senses]) => ({ code, name: nameOf(code, dictionary.languages, locale), senses }))
}

function nameOf(code: string, languages: SignReader['dictionary']['languages'], locale: Locale): string {
  const names = languages.find((language) => language.code === code)?.names
  return names?.[locale] ?? languageName(code, locale)
}

function presentGroups(sign: PublishedSign, reader: SignReader): GroupView[] {
  const shown = propertyKeys.flatMap((key) => presentProperty(key, sign, reader) ?? [])
  return groupOrder.flatMap((group) => {
    const properties = shown.filter(({ key }) => property(key).group === group && !inHead.has(key))
    return properties.length > 0 ? { group, name: reader.t(`properties:group.${group}`), properties } : []
  })
}

function presentProperty(key: PropertyKey, sign: PublishedSign, reader: SignReader): PropertyView | null {
  if (isIn(textKeys, key)) return presentText(key, sign.document.texts[key], reader)
  if (isIn(yesNoKeys, key)) return presentYesNo(key, sign.document.flags[key], reader)
  return isIn(referenceKeys, key) && !repeatsTheFine(key, sign) ? presentReference(key, sign, reader) : null
}

const isIn = <T extends PropertyKey>(keys: readonly T[], key: PropertyKey): key is T =>
  (keys as readonly PropertyKey[]).includes(key)

/** The coarse value for searching says nothing new where it is the fine one (D15). */
function repeatsTheFine(key: PropertyKey, { document: { values } }: PublishedSign): boolean {
  const same = (a?: number[], b?: number[]) => JSON.stringify(a) === JSON.stringify(b)
  if (key === 'handednessSearchable') return same(values.handednessSearchable, values.handedness)
  return key === 'semanticFieldSearchable' && same(values.semanticFieldSearchable, values.semanticField)
}

/** The name of a property in the reader's language. */
const propertyName = (key: PropertyKey, { t }: SignReader) =>
  t(`properties:${wireName(key)}` as 'properties:gloss')

function presentText(key: PropertyKey, text: string | undefined, reader: SignReader): PropertyView | null {
  if (!text) return null
  const language = key === 'glossEn' || key === 'lemmaEn' ? 'en' : reader.dictionary.defaultLanguage
  return { key, name: propertyName(key, reader), values: [{ text, language, informed: true, picture: null }] }
}

function presentYesNo(key: PropertyKey, flag: boolean | undefined, reader: SignReader): PropertyView | null {
  if (flag === undefined) return null
  const text = reader.t(flag ? 'signs:yes' : 'signs:no')
  return {
    key,
    name: propertyName(key, reader),
    values: [{ text, language: reader.locale, informed: true, picture: null }],
  }
}

function presentReference(
  key: (typeof referenceKeys)[number],
  { document }: PublishedSign,
  reader: SignReader,
): PropertyView | null {
  const { vocabulary, media } = reader.dictionary
  const values = (document.values[key] ?? []).flatMap((id) => {
    const entry = vocabulary.entry(id)
    if (!entry) return []
    const picture = media(entry.pictureId)
    const file = picture?.files.web ?? picture?.files.original
    const described = vocabulary.describe(id, reader.locale)
    // A value that nobody has put into words yet stands as its code, which belongs to no language.
    const informed = described.informed || Object.keys(entry.texts).length === 0
    return { ...described, informed, picture: mediaAddress(file?.key ?? null) }
  })
  return values.length > 0 ? { key, name: propertyName(key, reader), values } : null
}

const cardFor = (entry: SearchEntry, { locale, dictionary }: SignReader): SignCardView =>
  presentCard(entry, { language: locale, defaultLanguage: dictionary.defaultLanguage })

/** Related signs by kind, kinds in the order in which they come. */
function presentRelations({ relations }: PublishedSign, reader: SignReader) {
  return [...Map.groupBy(relations, ({ kind }) => kind)].map(([kind, members]) => ({
    kind,
    name: reader.t(`signs:relation.${kind}`),
    cards: members.map(({ sign }) => cardFor(sign, reader)),
  }))
}

function presentExample(example: SignExample, sign: PublishedSign, reader: SignReader): ExampleView {
  const { locale, dictionary } = reader
  const first = textIn(example.texts, locale, dictionary.defaultLanguage)
  const others = Object.entries(example.texts).filter(
    ([language, text]) => text && language !== first?.language,
  )
  const media = example.media === undefined ? undefined : sign.exampleMedia[example.media]
  return {
    texts: [
      ...(first ? [first] : []),
      ...others.map(([language, text]) => ({ text, language, informed: true })),
    ],
    signs: example.signs
      .split(/\s+/)
      .filter(Boolean)
      .map((token) => {
        const used = sign.exampleSigns[token]
        return { token, id: used?.id ?? null, gloss: used?.gloss ?? token.replace(/^cl:/, '') }
      }),
    video: media ? presentVideo(media) : null,
  }
}

/** Who made, published and approved it, those that have a name to show (D29). */
function presentPeople(
  sign: PublishedSign,
  { displayName, t }: SignReader,
): { part: string; name: string }[] {
  const parts = [
    [t('signs:author'), sign.authorId],
    [t('signs:publisher'), sign.publisherId],
    [t('signs:approver'), sign.approverId],
  ] as const
  return parts.flatMap(([part, id]) => {
    const name = displayName(id)
    return name === null ? [] : { part, name }
  })
}
