import { HandStyleSwitch } from '#domains/search/ui/handshapes/HandStyleSwitch.tsx'
import { HandshapeFamilies } from '#domains/search/ui/handshapes/HandshapeFamilies.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/handshape-all.ts'
import { getHandshapeData } from './get-handshape-data.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  return {
    page: { title: t('handshapes:all.title'), description: t('handshapes:all.description') },
    messages: getMessagesUrl(locale, ['handshapes']),
    families: serialize(getHandshapeData(dictionary, locale).families),
    locale,
  }
}

/** All handshapes, including those without signs. */
export default function HandshapeAll({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('handshapes')
  const { locale } = loaderData
  const families = deserialize(loaderData.families)
  const counts = families.flatMap(({ head, members }) => [head, ...members]).map(({ count }) => count)
  return (
    <>
      <h1>{t('all.title')}</h1>
      <p>
        {t('all.used', { count: counts.length, used: counts.filter((count) => count > 0).length })}{' '}
        <a href={localizedPath(locale, '/search-signs/handshape')}>{t('all.onlyUsed')}</a>
      </p>
      <HandStyleSwitch />
      <HandshapeFamilies families={families} locale={locale} />
    </>
  )
}
