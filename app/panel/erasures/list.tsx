import { getErasures } from '#domains/erasure/index.ts'
import { ErasureTable } from '#domains/erasure/ui/ErasureTable.tsx'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const erasures = await getErasures(app, signedIn.actor, { locale })
  const { timeZone } = app.settings
  return {
    page: { title: translator(locale)('erasure:title'), noindex: true },
    messages: getMessagesUrl(locale, ['erasure', 'kit']),
    erasures: erasures.map(({ kind, id, reason, byName, at }) => ({
      kind,
      id,
      reason,
      by: byName,
      at: `${formatDate(new Date(at), locale, timeZone)} ${formatTime(new Date(at), timeZone)}`,
    })),
  }
}

/** The records of all erasures, for owners. */
export default function Erasures({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('erasure')
  return (
    <PanelPage>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <ErasureTable erasures={loaderData.erasures} />
    </PanelPage>
  )
}
