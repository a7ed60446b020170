import { displayName } from '#domains/accounts/display-name.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { Route } from './+types/overview.ts'
import { panelContext } from './guard.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, signedIn } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('panel:overview.title'), noindex: true },
    name: displayName(signedIn.account),
  }
}

/** What is new in the panel. */
export default function Overview({ loaderData: { name } }: Route.ComponentProps) {
  const { t } = useTranslation('panel')
  return (
    <>
      <h1>{t('overview.title')}</h1>
      <p>{t('overview.welcome', { name })}</p>
    </>
  )
}
