import { personName } from '#domains/accounts/public-person.ts'
import { siteName } from '#domains/content/site-name.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { PresenterContext } from './presenters/presenter-context.ts'

/** The file formats for reference managers. */
export const citationFormatNames = ['bibtex', 'ris', 'csl'] as const
export type CitationFormat = (typeof citationFormatNames)[number]

/** The content of a citation; without the date of access, so that it is the same for everybody. */
export interface Citation {
  id: number
  gloss: string
  /** The person who described the sign, else the owners of the dictionary, else the dictionary itself. */
  authors: string[]
  year: string
  dictionary: string
  /** Increases with every change of the published sign. */
  version: number
  /** The permanent URL. */
  address: string
  locale: Locale
}

/** The citation of a sign; each text has one line. */
export function citationOf(
  sign: Pick<PublishedSign, 'id' | 'document' | 'people' | 'publishedAt' | 'revision'>,
  {
    dictionary: { dataset },
    locale,
    origin,
    timeZone,
    t,
  }: Omit<PresenterContext, 'dictionary' | 'offersOriginals'> & {
    dictionary: Pick<PresenterContext['dictionary'], 'dataset'>
  },
): Citation {
  const author = personName(sign.people.author, t, locale)
  const dictionary = siteName(dataset, t)
  const owners = dataset.owners.map(oneLine).filter((owner) => owner !== '')
  return {
    id: sign.id,
    gloss: oneLine(sign.document.texts.gloss),
    authors: author !== null ? [oneLine(author)] : owners.length > 0 ? owners : [dictionary],
    year: isoDateIn(sign.publishedAt, timeZone).slice(0, 4),
    dictionary,
    version: sign.revision,
    address: `${origin}${signPath(locale, sign.id)}`,
    locale,
  }
}

const oneLine = (text: string) => text.replace(/[\p{Z}\p{Cc}]+/gu, ' ').trim()

/** The citation as a sentence in the interface language. */
export const citationSentence = (
  { authors, year, gloss, dictionary, version, address }: Citation,
  t: Translate,
) => t('signs:citation', { authors: authors.join('; '), year, gloss, dictionary, version, address })

/** The citation as CSL-JSON. */
export const toCslItem = ({ id, authors, year, gloss, dictionary, version, address, locale }: Citation) => ({
  id: `sign-${id}`,
  type: 'entry-dictionary',
  author: authors.map((literal) => ({ literal })),
  issued: { 'date-parts': [[Number(year)]] },
  title: gloss,
  'container-title': dictionary,
  version: String(version),
  URL: address,
  language: locale,
})
