import { countryName, isoDateIn, languageName } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ResolvedText, resolveText } from '#platform/i18n/resolve-text.ts'
import { type Dataset, type DatasetTexts, unknownCountry, unknownSignLanguage } from './dataset.ts'
import { signLanguages } from './sign-languages.ts'
import { siteName } from './site-name.ts'

/** What the description of a dictionary is made from. */
interface DatasetFacts {
  dataset: Dataset
  defaultLanguage: string
  /** The number of published signs. */
  count: number
  /** Whether a published sign has a video, so that the invitation may speak of it. */
  hasVideos: boolean
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
  const { dataset, count, isDemo } = facts
  const own = (key: keyof DatasetTexts) => ownText(facts, key, locale)
  const generated = (text: string): ResolvedText => ({ text, language: locale, informed: true })
  const optional = (text: string | null) => (text ? generated(text) : null)

  const name = siteName(dataset, t)
  const version = dataset.versionLabel
  const countryCode = knownCode(dataset.country, unknownCountry, isDemo ? demo.country : null)
  const signLanguage = presentSignLanguage(facts, locale, t)
  const country = own('countryName') ?? optional(countryCode && countryName(countryCode, locale))
  const language = signLanguage && (country ? `${signLanguage.text} (${country.text})` : signLanguage.text)
  const title = generatedTitle(facts, locale, t) ?? t('public:siteName')
  const summary =
    count === 0
      ? t('content:dataset.summaryEmpty', { name, version })
      : language
        ? t('content:dataset.summary', { name, language, version, count })
        : t('content:dataset.summaryPlain', { name, version, count })
  const invitation = t(`content:dataset.${facts.hasVideos ? 'invitation' : 'invitationWithoutVideos'}`)
  const withInvitation = (text: string) => (count === 0 ? text : `${text} ${invitation}`)
  const owners = dataset.owners.join(', ') || name
  const year = isoDateIn(facts.now, facts.timeZone).slice(0, 4)
  return {
    name,
    acronym: optional(dataset.acronym),
    version: optional(version),
    signLanguage,
    country,
    title: own('homeTitle') ?? generated(title),
    summary: own('homeText') ?? generated(withInvitation(summary)),
    /** Below the title, which names the sign language. */
    lead:
      own('homeText') ??
      generated(withInvitation(count === 0 ? summary : t('content:dataset.lead', { name, version, count }))),
    description: own('description') ?? generated(isDemo ? t('content:dataset.demo', { count }) : summary),
    citation:
      own('citation') ?? generated(t('content:dataset.citation', { owners, year, name, title, version })),
    copyright:
      own('copyright') ?? generated(t('content:dataset.copyright', { owners, licence: dataset.licence })),
  }
}

type LanguageFacts = Pick<DatasetFacts, 'dataset' | 'defaultLanguage' | 'isDemo'>

/** "Dictionary of …" with the name of the sign language; null if that is unknown. */
export function generatedTitle(facts: LanguageFacts, locale: Locale, t: Translate): string | null {
  const signLanguage = presentSignLanguage(facts, locale, t)
  return signLanguage && t('content:dataset.title', { signLanguage: signLanguage.text })
}

function presentSignLanguage(facts: LanguageFacts, locale: Locale, t: Translate): ResolvedText | null {
  const own = ownText(facts, 'signLanguageName', locale)
  if (own) return own
  const { dataset, isDemo } = facts
  const code = knownCode(dataset.signLanguage, unknownSignLanguage, isDemo ? demo.signLanguage : null)
  return code === null ? null : resolveSignLanguage(code, locale, t)
}

const knownCode = (code: string, unknown: string, inDemo: string | null) => (code === unknown ? inDemo : code)

/** A text of the settings in the locale, else in the default language. */
const ownText = ({ dataset, defaultLanguage }: LanguageFacts, key: keyof DatasetTexts, locale: Locale) =>
  resolveText(
    Object.fromEntries(Object.entries(dataset.texts).map(([language, all]) => [language, all[key]])),
    locale,
    defaultLanguage,
  )

/**
 * The name of a sign language by its ISO 639-3 code: that of the messages, else that of the platform, else its
 * reference name, which is English or the one of its country; without any the code.
 */
export function resolveSignLanguage(code: string, locale: Locale, t: Translate): ResolvedText {
  const known = languageName(code, locale)
  const text = t(`signLanguages:${code as 'bzs'}`, { defaultValue: known === code ? '' : known })
  if (text) return { text, language: locale, informed: true }
  const reference = signLanguages.get(code)
  return reference
    ? { text: reference.name, language: reference.nameLanguage, informed: false }
    : { text: code, language: locale, informed: false }
}

/** The same name as a text alone. */
export const signLanguageName = (code: string, locale: Locale, t: Translate): string =>
  resolveSignLanguage(code, locale, t).text
