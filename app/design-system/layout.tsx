import { Outlet } from 'react-router'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { ScrollToTop } from '#ui/base/ScrollToTop.tsx'
import { SkipLink } from '#ui/base/SkipLink.tsx'
import { Tabs } from '#ui/base/Tabs.tsx'
import ArrowLeft from '#ui/icons/arrow-left.ts'
import { LanguageSwitcher } from '../frame/LanguageSwitcher.tsx'
import { useRootData } from '../frame/use-root-data.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/layout.ts'
import { guidePages, guidePath } from './guide-pages.ts'
import styles from './layout.module.css'

export const loader = ({ params }: Route.LoaderArgs) => ({
  messages: getMessagesUrl(requireLocale(params), ['designSystem', 'kit']),
})

/** The layout of the guide: link to the home page, menu, and a button to scroll up. */
export default function Layout() {
  const { t } = useTranslation(['designSystem', 'public'])
  const { locale } = useRootData()
  const tabs = guidePages.map(({ path, key }) => ({
    to: localizedPath(locale, `${guidePath}/${path}`),
    label: t(`${key}.title`),
  }))
  return (
    <div className={styles.frame}>
      <SkipLink>{t('public:skip')}</SkipLink>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.home} href={localizedPath(locale, '')}>
            <Icon icon={ArrowLeft} />
            {t('home')}
          </a>
          <LanguageSwitcher />
        </div>
        <Tabs label={t('pages')} items={tabs} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollToTop label={t('toTop')} top="main" />
    </div>
  )
}
