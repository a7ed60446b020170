import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'

/** With the codes of Libras and Brazil as an example. */
const command = 'npm run dictionary:set -- --sign-language bzs --country BR'

/** Asks for the sign language and the country, which home page and citations name. */
export function UnnamedDictionary() {
  const { t } = useTranslation('panel')
  return (
    <Callout title={t('overview.unnamed.title')}>
      <p>{t('overview.unnamed.text')}</p>
      <p>
        <code translate="no">{command}</code>
      </p>
    </Callout>
  )
}
