import type { Locale } from '#platform/i18n/locales.ts'

/** What a person writes about, where the page they come from knows it. */
export type ContactPrefillParams = { sign: number } | { missing: string }

/** The address of the contact form; it opens with the sign, or with the word whose sign is missing, filled in. */
export function contactUrl(locale: Locale, about?: ContactPrefillParams): string {
  const path = `/${locale}/contact`
  return about
    ? `${path}?${new URLSearchParams(Object.entries(about).map(([key, value]) => [key, `${value}`]))}`
    : path
}
