import { countryName, isoDateIn, languageName } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ResolvedText, resolveText } from '#platform/i18n/resolve-text.ts'
import { type Dataset, type DatasetTexts, unknownCountry, unknownSignLanguage } from './dataset.ts'
import { siteName } from './site-name.ts'

/** What the description of a dictionary is made from. */
interface DatasetFacts {
  dataset: Dataset
  defaultLanguage: string
  /** The number of published signs. */
  count: number
  /** Whether the demonstration is the only content, so that it is what is described. */
  isDemo: boolean
  now: Date
  timeZone: string
}

/** The language and country of the signs of the demonstration. */
const demo = { signLanguage: 'bzs', country: 'BR' }

/**
 * The description of the dictionary: the texts of the settings, and generated ones for those that are missing.
 * Null means unknown.
 */
export function presentDataset(facts: DatasetFacts, locale: Locale, t: Translate) {
  const { dataset, defaultLanguage, count, isDemo } = facts
  const own = (key: keyof DatasetTexts) =>
    resolveText(
      Object.fromEntries(Object.entries(dataset.texts).map(([language, all]) => [language, all[key]])),
      locale,
      defaultLanguage,
    )
  const generated = (text: string): ResolvedText => ({ text, language: locale, informed: true })
  const optional = (text: string | null) => (text ? generated(text) : null)
  const known = (code: string, unknown: string, inDemo: string) =>
    code !== unknown ? code : isDemo ? inDemo : null

  const name = siteName(dataset, t)
  const version = dataset.versionLabel
  const languageCode = known(dataset.signLanguage, unknownSignLanguage, demo.signLanguage)
  const countryCode = known(dataset.country, unknownCountry, demo.country)
  const signLanguage =
    own('signLanguageName') ?? optional(languageCode && signLanguageName(languageCode, locale, t))
  const country = own('countryName') ?? optional(countryCode && countryName(countryCode, locale))
  const language = signLanguage && (country ? `${signLanguage.text} (${country.text})` : signLanguage.text)
  const title = signLanguage
    ? t('content:dataset.title', { signLanguage: signLanguage.text })
    : t('public:siteName')
  const summary =
    count === 0
      ? t('content:dataset.summaryEmpty', { name, version })
      : language
        ? t('content:dataset.summary', { name, language, version, count })
        : t('content:dataset.summaryPlain', { name, version, count })
  const owners = dataset.owners.join(', ') || name
  const year = isoDateIn(facts.now, facts.timeZone).slice(0, 4)
  return {
    name,
    acronym: optional(dataset.acronym),
    version: optional(version),
    signLanguage,
    country,
    title: own('homeTitle') ?? generated(title),
    summary:
      own('homeText') ?? generated(count === 0 ? summary : `${summary} ${t('content:dataset.invitation')}`),
    description: own('description') ?? generated(isDemo ? t('content:dataset.demo', { count }) : summary),
    citation:
      own('citation') ?? generated(t('content:dataset.citation', { owners, year, name, title, version })),
    copyright:
      own('copyright') ?? generated(t('content:dataset.copyright', { owners, licence: dataset.licence })),
  }
}

/** The name of a sign language by its ISO 639-3 code. */
export const signLanguageName = (code: string, locale: Locale, t: Translate): string =>
  t(`signLanguages:${code as 'bzs'}`, { defaultValue: languageName(code, locale) })
