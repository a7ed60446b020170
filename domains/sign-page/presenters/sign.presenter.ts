import { personName } from '#domains/accounts/public-person.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { presentArticulationPicture } from '#domains/search/presenters/articulation-picture.presenter.ts'
import { demoSource } from '#domains/signs/demo-source.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { hasOffensiveTag, offensiveTagIds } from '#domains/vocabularies/offensive-tags.ts'
import { formatDate, languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { qrCode } from '#platform/qr-code.ts'
import { citationFormatNames } from '../citation.ts'
import { articulationKeys, presentArticulation } from './articulation.ts'
import { presentCorpus } from './corpus.ts'
import { presentExamples } from './examples.ts'
import { presentMedia } from './media.ts'
import { presentMinimalPairs, presentSameValue, presentSimilar } from './neighbours.ts'
import type { PresenterContext } from './presenter-context.ts'
import { presentProperty, presentPropertyGroups } from './properties.ts'
import { presentRelations } from './relations.ts'

export type { DrawnArticulation } from '#domains/signs/drawn-articulation.ts'
export type { HandsPart } from './articulation.ts'
export type { CorpusExampleView, CorpusView, FilmView, FrequencyView, GlossView } from './corpus.ts'
export type { ExampleView } from './examples.ts'
export { type DrawingView, presentVideo, type VideoView } from './media.ts'
export type { MinimalPairGroupView } from './neighbours.ts'
export type { PresenterContext } from './presenter-context.ts'
export type { PropertyValueView, PropertyView } from './properties.ts'

/** The result of `presentSign`. */
export type SignView = ReturnType<typeof presentSign>

/** The view data of a published sign's page. */
export function presentSign(sign: PublishedSign, context: PresenterContext) {
  const { document } = sign
  const picture = presentArticulationPicture(document, context.dictionary)
  const path = signPath(context.locale, sign.id)
  const date = (instant: Date) => formatDate(instant, context.locale, context.timeZone)
  return {
    id: sign.id,
    gloss: document.texts.gloss,
    lemma: document.texts.lemma ?? null,
    earlierGlosses: sign.earlierGlosses.map(({ gloss, until }) => ({ gloss, until: date(until) })),
    isDemo: sign.source === demoSource,
    isOffensive: hasOffensiveTag(document.values.tags, offensiveTagIds(context.dictionary.vocabulary)),
    media: presentMedia(sign, context),
    translations: presentTranslations(sign, context),
    articulation: presentArticulation(sign, picture, context),
    /** Shown in place of a video. */
    picture,
    groups: presentPropertyGroups(sign, context, articulationKeys(document)),
    wordClasses: presentProperty('wordClass', document, context)?.values ?? [],
    tags: presentProperty('tags', document, context)?.values ?? [],
    variations: presentProperty('variation', document, context)?.values ?? [],
    ...presentRelations(sign, context),
    similar: presentSimilar(sign, context),
    minimalPairs: presentMinimalPairs(sign, context),
    sameValue: [
      presentSameValue('handshapeDominant', sign.sameHandshape, context),
      presentSameValue('location', sign.sameLocation, context),
    ].filter((one) => one !== null),
    notes: document.notes
      .filter((note) => note.public)
      .map((note) => ({
        kind: context.dictionary.vocabulary.describe(note.kind, context.locale),
        text: {
          text: note.text,
          language: context.dictionary.defaultLanguage,
          informed: context.dictionary.defaultLanguage === context.locale,
        },
      })),
    examples: presentExamples(sign, context),
    corpus: presentCorpus(sign, context),
    people: presentPeople(sign, context),
    /** For structured data; null for a former member. */
    author:
      sign.people.author === 'former' ? null : personName(sign.people.author, context.t, context.locale),
    dates: {
      published: date(sign.publishedAt),
      changed: date(sign.changedAt),
      created: date(sign.createdAt),
    },
    source:
      sign.source === null || sign.source === demoSource
        ? null
        : `${sign.source} ${sign.sourceId ?? ''}`.trim(),
    licence: parseLicence(context.dictionary.dataset.licence),
    citationFiles: citationFormatNames.map((format) => ({
      format,
      address: `/api/signs/${sign.id}/citation?format=${format}&language=${context.locale}`,
    })),
    path,
    address: `${context.origin}${path}`,
    /** The permanent address for phones, on paper. */
    qrCode: qrCode(`${context.origin}${path}`),
  }
}

/** Keywords by sense and language: the interface language first, then the order of the content languages. */
function presentTranslations({ document }: PublishedSign, { dictionary, locale }: PresenterContext) {
  const order = [locale, ...dictionary.languages.map(({ code }) => code)]
  const rank = (code: string) => (order.indexOf(code) + order.length + 1) % (order.length + 1)
  return Object.entries(document.translations)
    .filter(([, senses]) => senses.some((sense) => sense.length > 0))
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([code, senses]) => ({ code, name: nameOf(code, dictionary.languages, locale), senses }))
}

function nameOf(
  code: string,
  languages: PresenterContext['dictionary']['languages'],
  locale: Locale,
): string {
  const names = languages.find((language) => language.code === code)?.names
  return names?.[locale] ?? languageName(code, locale)
}

/** Author, publisher and approver, as far as they have a public name (D29). */
function presentPeople(
  sign: PublishedSign,
  { t, locale }: PresenterContext,
): { part: string; name: string }[] {
  const parts = [
    [t('signs:author'), sign.people.author],
    [t('signs:publisher'), sign.people.publisher],
    [t('signs:approver'), sign.people.approver],
  ] as const
  return parts.flatMap(([part, person]) => {
    const name = personName(person, t, locale)
    return name === null ? [] : { part, name }
  })
}
