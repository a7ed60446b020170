/// <reference types="vite/client" />
import type texts from '#locales/en/failure.json'
import { defaultLocale, type Locale } from '#platform/i18n/locales.ts'

type FailureTexts = typeof texts

/** By file. Part of the bundle, because no message can be fetched after a failure. */
const files = import.meta.glob<FailureTexts>('../../locales/*/failure.json', {
  eager: true,
  import: 'default',
})
const textsIn = (locale: Locale) => files[`../../locales/${locale}/failure.json`]

/** The texts of the page that is shown if the error page itself fails. */
export const failureTexts = (locale: Locale): FailureTexts => {
  const found = textsIn(locale) ?? textsIn(defaultLocale)
  if (!found) throw new Error(`locales/${defaultLocale}/failure.json is missing`)
  return found
}
