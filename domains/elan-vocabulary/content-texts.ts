import { type Translate, translator } from '#platform/i18n/i18n-resources.ts'
import { isLocale } from '#platform/i18n/locales.ts'

/** The texts of the interface for a content language: in this language where there are any, else in English. */
export const textsFor = (code: string): Translate => translator(isLocale(code) ? code : 'en')
