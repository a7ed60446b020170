import type { Locale } from '#platform/i18n/locales.ts'
import type { ErasureTarget } from './erasure.ts'

/** The records of all erasures. */
export const erasuresPath = (locale: Locale): string => `/${locale}/control-panel/erasures`

/** The page that erases something after its name was typed. */
export const erasePath = (locale: Locale, { kind, id }: ErasureTarget): string =>
  `${erasuresPath(locale)}/${kind}/${id}`
