import type { Locale } from '#platform/i18n/locales.ts'

/** The subject to fill in: a published sign, or a word whose sign is missing. */
export type ContactPrefillParams = { sign: number } | { missing: string }

/** The path of the contact form, optionally with its subject filled in. */
export function contactUrl(locale: Locale, prefill?: ContactPrefillParams): string {
  const path = `/${locale}/contact`
  return prefill
    ? `${path}?${new URLSearchParams(Object.entries(prefill).map(([key, value]) => [key, `${value}`]))}`
    : path
}
