import { countryCodes } from '#domains/content/country-codes.ts'
import { signLanguageName } from '#domains/content/dataset.presenter.ts'
import { unknownCountry, unknownSignLanguage } from '#domains/content/dataset.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import { optionalProperties } from '#domains/signs/mandatory-properties.ts'
import { wireName } from '#domains/signs/properties.ts'
import { countryName, formatList, textComparer } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { signLanguageChoices } from './website.input.ts'
import { dataLicences, retentionChoices, type WebsiteSettings } from './website.ts'

interface Choice {
  id: string
  label: string
}

/** The choices of the form of the website, sorted in the language of the page. A stored value is always among them. */
export function presentWebsiteChoices(settings: WebsiteSettings, locale: Locale, t: Translate) {
  const compare = textComparer(locale)
  const sorted = (choices: Choice[]) => choices.toSorted((one, other) => compare(one.label, other.label))
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
      ...sorted([...languages].map((id) => ({ id, label: `${signLanguageName(id, locale, t)} (${id})` }))),
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
export type WebsiteChoices = ReturnType<typeof presentWebsiteChoices>
