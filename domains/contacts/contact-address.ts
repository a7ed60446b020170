import type { Locale } from '#platform/i18n/locales.ts'

/** What a person writes about, where the page they come from knows it. */
export type ContactSubject = { sign: number } | { missing: string }

/** The address of the contact form; it opens with the sign, or with the word whose sign is missing, filled in. */
export function contactAddress(locale: Locale, about?: ContactSubject): string {
  const path = `/${locale}/contact`
  return about
    ? `${path}?${new URLSearchParams(Object.entries(about).map(([key, value]) => [key, `${value}`]))}`
    : path
}
