import { InstantSearch } from '#domains/search/ui/instant/InstantSearch.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useRootData } from '../../frame/use-root-data.ts'

interface Props {
  locale: Locale
  /** Accessible name of the box. */
  label: string
  /** Accessible name of the search landmark. */
  name?: string
}

/** The large search box, which opens the word search. */
export function WordSearchBox({ locale, label, name = label }: Props) {
  const { t } = useTranslation('public')
  const { version } = useRootData()
  return (
    <InstantSearch
      size="large"
      locale={locale}
      version={version}
      action={localizedPath(locale, '/search-signs/words')}
      name={name}
      label={label}
      placeholder={t('search.placeholder')}
      submitLabel={t('search.submit')}
    />
  )
}
