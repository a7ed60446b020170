import { Outlet } from 'react-router'
import { missingFields } from '#domains/accounts/account.ts'
import { formatList } from '#platform/i18n/format.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { Tabs } from '#ui/base/Tabs.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/layout.ts'
import styles from './my-profile.module.css'

const tabKeys = [
  ['data', ''],
  ['photo', '/photo'],
  ['privacy', '/privacy'],
  ['security', '/security'],
  ['account', '/account'],
] as const

export function loader({ params, context }: Route.LoaderArgs) {
  const { signedIn, locale } = panelContext({ params, context })
  return {
    messages: getMessagesUrl(locale, ['profile', 'accounts', 'errors']),
    home: panelPagePath(locale, 'my-profile'),
    missing: missingFields(signedIn.account),
  }
}

/** The layout of the own profile: tabs, and the missing data of the registration. */
export default function MyProfile({ loaderData: { home, missing } }: Route.ComponentProps) {
  const { t, language } = useTranslation(['profile', 'accounts'])
  return (
    <PanelPage className={styles.page}>
      <h1>{t('title')}</h1>
      <Tabs
        label={t('tabs')}
        items={tabKeys.map(([part, path]) => ({ to: `${home}${path}`, label: t(`tab.${part}`) }))}
      />
      {missing.length > 0 && (
        <Callout tone="warning" title={t('incomplete.title')}>
          <p>
            {t('incomplete.text', {
              fields: formatList(
                missing.map((field) => t(`accounts:field.${field}`)),
                language as Locale,
              ),
            })}
          </p>
        </Callout>
      )}
      <Outlet />
    </PanelPage>
  )
}
