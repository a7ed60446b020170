import { familiesWithSigns } from '#domains/search/presenters/handshape.presenter.ts'
import { HandshapeFamilies } from '#domains/search/ui/handshapes/HandshapeFamilies.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/handshape-search.ts'
import { getHandshapeData } from './handshape-data.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  return {
    page: { title: t('handshapes:title'), description: t('handshapes:description') },
    messages: getMessagesUrl(locale, ['handshapes']),
    families: serialize(familiesWithSigns(getHandshapeData(dictionary, locale).families)),
    locale,
  }
}

/** Search by handshape: the shapes that signs have, in families. */
export default function HandshapeSearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('handshapes')
  const { locale } = loaderData
  const families = deserialize(loaderData.families)
  const all = <a href={localizedPath(locale, '/search-signs/handshape/view-all')}>{t('all.link')}</a>
  return (
    <>
      <h1>{t('title')}</h1>
      {families.length === 0 ? (
        <EmptyState
          title={t('none.title')}
          actions={
            <>
              <a href={localizedPath(locale, '/search-signs/words')}>{t('none.words')}</a>
              {all}
            </>
          }
        />
      ) : (
        <>
          <p>
            {t('lead')} {all}
          </p>
          <HandshapeFamilies families={families} locale={locale} />
        </>
      )}
    </>
  )
}
