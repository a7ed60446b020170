import { type Locale, localeTags } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'

/** Writes a contrast ratio with one decimal place, truncated, so that one below a limit never looks like the limit. */
export function useRatio(): (ratio: number) => string {
  const { language } = useTranslation('siteSettings')
  const format = new Intl.NumberFormat(localeTags[language as Locale], { maximumFractionDigits: 1 })
  return (ratio) => format.format(Math.floor(ratio * 10) / 10)
}
