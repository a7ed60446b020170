import { InstantSearch } from '#domains/search/ui/instant/InstantSearch.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { localizedPath } from '../../site-links.ts'

interface Props {
  locale: Locale
  /** Stands above the box. */
  label: string
  /** Names the search for those who jump to it. */
  name?: string
}

/** The large box that leads to the word search. */
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
      labelShown
      placeholder={t('search.placeholder')}
      submitLabel={t('search.submit')}
    />
  )
}
