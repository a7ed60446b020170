import { personName } from '#domains/accounts/public-person.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import { formatDate, languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { citationFormatNames } from './citation.ts'
import { articulationKeys, presentArticulation } from './presenters/articulation.ts'
import { presentExamples } from './presenters/examples.ts'
import { presentMedia } from './presenters/media.ts'
import { presentMinimalPairs, presentSameValue, presentSimilar } from './presenters/neighbours.ts'
import type { PresenterContext } from './presenters/presenter-context.ts'
import { presentProperty, presentPropertyGroups } from './presenters/properties.ts'
import { presentForeignRelations, presentRelations } from './presenters/relations.ts'

export type { ArticulationView, HandsPart, ValueImageView } from './presenters/articulation.ts'
export type { ExampleView } from './presenters/examples.ts'
export { type DrawingView, presentVideo, type VideoView } from './presenters/media.ts'
export type { MinimalPairGroupView, SameValueView } from './presenters/neighbours.ts'
export type { LocalizedTextView, PresenterContext } from './presenters/presenter-context.ts'
export type { PropertyGroupView, PropertyValueView, PropertyView } from './presenters/properties.ts'

/** Everything the page of one published sign shows. */
export type SignView = ReturnType<typeof presentSign>

/** The one shape in which a sign leaves the server for its page. */
export function presentSign(sign: PublishedSign, reader: PresenterContext) {
  const { document } = sign
  const path = `/${reader.locale}/signs/view/${sign.id}`
  const date = (instant: Date) => formatDate(instant, reader.locale, reader.timeZone)
  return {
    id: sign.id,
    gloss: document.texts.gloss,
    lemma: document.texts.lemma ?? null,
    isDemo: sign.source === 'demo',
    media: presentMedia(sign, reader),
    translations: presentTranslations(sign, reader),
    form: presentArticulation(sign, reader),
    groups: presentPropertyGroups(sign, reader, articulationKeys),
    tags: presentProperty('tags', document, reader)?.values ?? [],
    variations: presentProperty('variation', document, reader)?.values ?? [],
    ...presentRelations(sign, reader),
    similar: presentSimilar(sign, reader),
    pairs: presentMinimalPairs(sign, reader),
    alike: [
      presentSameValue('handshapeDominant', sign.sameHandshape, reader),
      presentSameValue('location', sign.sameLocation, reader),
    ].filter((one) => one !== null),
    foreignRelations: presentForeignRelations(sign, reader),
    notes: document.notes
      .filter((note) => note.public)
      .map((note) => ({
        kind: reader.dictionary.vocabulary.describe(note.kind, reader.locale),
        text: { text: note.text, language: reader.dictionary.defaultLanguage, informed: true },
      })),
    examples: presentExamples(sign, reader),
    people: presentPeople(sign, reader),
    /** Named to machines too; a former member is nobody to them. */
    author: sign.people.author === 'former' ? null : (sign.people.author?.name ?? null),
    dates: {
      published: date(sign.publishedAt),
      changed: date(sign.changedAt),
      created: date(sign.createdAt),
    },
    source:
      sign.source === null || sign.source === 'demo' ? null : `${sign.source} ${sign.sourceId ?? ''}`.trim(),
    licence: parseLicence(reader.dictionary.dataset.licence),
    citationFiles: citationFormatNames.map((format) => ({
      format,
      address: `/api/signs/${sign.id}/citation?format=${format}&language=${reader.locale}`,
    })),
    path,
    address: `${reader.origin}${path}`,
  }
}

/** By language: the reader's first, then in the order of the content languages; senses of keywords. */
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

/** Who made, published and approved it, those that have a name to show (D29). */
function presentPeople(sign: PublishedSign, { t }: PresenterContext): { part: string; name: string }[] {
  const parts = [
    [t('signs:author'), sign.people.author],
    [t('signs:publisher'), sign.people.publisher],
    [t('signs:approver'), sign.people.approver],
  ] as const
  return parts.flatMap(([part, person]) => {
    const name = personName(person, t)
    return name === null ? [] : { part, name }
  })
}
