import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'

/** A mistake of a file: its place, and what is wrong. */
export interface DiagnosticView {
  line: number
  element: string
  message: string
}

interface Props {
  diagnostics: readonly DiagnosticView[]
  /** How many mistakes the file has, also those that are not listed. */
  total: number
  locale: Locale
}

/** The mistakes of a file with their lines. */
export function DiagnosticList({ diagnostics, total, locale }: Props) {
  const { t } = useTranslation('eafVideos')
  if (total === 0) return <p>{t('diagnostics.none')}</p>
  return (
    <Disclosure summary={t('diagnostics.title')} count={formatNumber(total, locale)} id="diagnostics">
      <ul>
        {diagnostics.map(({ line, element, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one element may have a mistake twice.
          <li key={index}>
            {t('diagnostics.place', { line, element })}: {message}
          </li>
        ))}
      </ul>
      {total > diagnostics.length && <p>{t('diagnostics.more', { count: total - diagnostics.length })}</p>}
    </Disclosure>
  )
}
