import { countryCodes } from '#domains/content/country-codes.ts'
import { resolveSignLanguage, signLanguageName } from '#domains/content/dataset.presenter.ts'
import { unknownCountry, unknownSignLanguage } from '#domains/content/dataset.ts'
import { signLanguages } from '#domains/content/sign-languages.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import { optionalProperties } from '#domains/signs/mandatory-properties.ts'
import { wireName } from '#domains/signs/properties.ts'
import { countryName, formatList, textComparer } from '#platform/i18n/format.ts'
import { type Translate, translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { signLanguageChoices } from './website.input.ts'
import { dataLicences, retentionChoices, type WebsiteSettings } from './website.ts'

interface Choice {
  id: string
  label: string
  /** The language of the label, where it is not that of the page. */
  lang?: string
  /** Texts by which it is found, besides the label. */
  keywords?: string
}

/** The choices of the form of the website, sorted in the language of the page. A stored value is always among them. */
export function presentWebsiteChoices(settings: WebsiteSettings, locale: Locale, t: Translate) {
  const compare = textComparer(locale)
  const sorted = (choices: Choice[]) => choices.toSorted((one, other) => compare(one.label, other.label))
  const translators = locales.map((one) => [one, translator(one)] as const)
  const propertyName = (key: (typeof optionalProperties)[number]) =>
    t(`properties:${wireName(key) as 'location'}`)
  const languages = new Set(
    [...signLanguageChoices, settings.signLanguage].filter((code) => code !== unknownSignLanguage),
  )
  return {
    countries: [
      ...(settings.country === unknownCountry
        ? [{ id: unknownCountry, label: t('siteSettings:website.countryUnknown') }]
        : []),
      ...sorted(countryCodes.map((id) => ({ id, label: countryName(id, locale) }))),
    ],
    signLanguages: [
      ...(settings.signLanguage === unknownSignLanguage
        ? [{ id: unknownSignLanguage, label: t('siteSettings:website.signLanguageUnknown') }]
        : []),
      ...sorted([...languages].map((id) => presentSignLanguage(id, locale, translators))),
    ],
    licences: [...new Set([...dataLicences, settings.licence])].map((id) => ({
      id,
      label: parseLicence(id).name,
    })),
    retention: [...new Set([...retentionChoices, settings.retentionMonths])]
      .toSorted((one, other) => one - other)
      .map((count) => ({ id: String(count), label: t('siteSettings:website.months', { count }) })),
    properties: sorted(optionalProperties.map((key) => ({ id: key, label: propertyName(key) }))),
    /** The mandatory properties in words, for people who do not choose them. */
    mandatory:
      settings.mandatoryProperties.length === 0
        ? t('siteSettings:website.mandatoryNone')
        : formatList(settings.mandatoryProperties.map(propertyName), locale),
  }
}
/** A sign language, which is found by code, and by name and country in every language of the interface. */
function presentSignLanguage(
  code: string,
  locale: Locale,
  translators: readonly (readonly [Locale, Translate])[],
): Choice {
  const t = translators.find(([one]) => one === locale)?.[1] ?? translator(locale)
  const { text, language } = resolveSignLanguage(code, locale, t)
  const { name = '', countries = [] } = signLanguages.get(code) ?? {}
  const names = translators.map(([one, translate]) => signLanguageName(code, one, translate))
  const places = countries.flatMap((country) => locales.map((one) => countryName(country, one)))
  return {
    id: code,
    label: `${text} (${code})`,
    ...(language !== locale && { lang: language }),
    keywords: [...new Set([name, ...names, ...places])].filter((word) => word !== text).join(', '),
  }
}

export type WebsiteChoices = ReturnType<typeof presentWebsiteChoices>
