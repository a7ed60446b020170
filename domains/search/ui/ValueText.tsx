import type { Locale } from '#platform/i18n/locales.ts'

interface Props {
  value: { text: string; language: string }
  locale: Locale
  className?: string | undefined
}

/** The name of a value, in its own language when the list has no name in that of the page. */
export const ValueText = ({ value: { text, language }, locale, className }: Props) => (
  <span className={className} lang={language === locale ? undefined : language}>
    {text}
  </span>
)
