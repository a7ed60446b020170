import { Form } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SearchField } from '#ui/base/SearchField.tsx'
import { addressIn } from '../../site-map.ts'

interface Props {
  locale: Locale
  /** Stands above the box. */
  label: string
  /** Names the search for those who jump to it. */
  name?: string
}

/** The large box that leads to the word search. */
export function WordBox({ locale, label, name = label }: Props) {
  const { t } = useTranslation('public')
  return (
    <Form method="get" action={addressIn(locale, '/search-signs/words')} role="search" aria-label={name}>
      <SearchField
        name="q"
        size="large"
        label={label}
        labelShown
        placeholder={t('search.placeholder')}
        submitLabel={t('search.submit')}
      />
    </Form>
  )
}
