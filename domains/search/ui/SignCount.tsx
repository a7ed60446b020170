import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'

interface Props {
  count: number
  locale: Locale
  className: string | undefined
}

/** The number of signs after the name of a value: only the number is visible, screen readers say "12 signs". */
export function SignCount({ count, locale, className }: Props) {
  const { t } = useTranslation('public')
  return (
    <>
      <span className={className} aria-hidden>
        {formatNumber(count, locale)}
      </span>
      <VisuallyHidden>{`, ${t('count.signs', { count })}`}</VisuallyHidden>
    </>
  )
}
