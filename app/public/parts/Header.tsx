import { useLocation, useRouteError, useSearchParams } from 'react-router'
import { InstantSearch } from '#domains/search/ui/instant/InstantSearch.tsx'
import { localizedPath, pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Menu from '#ui/icons/menu.ts'
import { LanguageSwitcher } from '../../frame/LanguageSwitcher.tsx'
import { Logo } from '../../frame/Logo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { siteAreaOf } from '../../site-areas.ts'
import styles from './Header.module.css'
import { menuId } from './SideMenu.tsx'

const wordsPath = '/search-signs/words'

/** Logo, search box, languages, and on narrow screens the button that opens the menu. */
export function Header() {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button type="button" className={styles.menu} popoverTarget={menuId} aria-label={t('menu.open')}>
          <Icon icon={Menu} size={24} />
        </button>
        <a className={styles.home} href={localizedPath(locale, '')}>
          <Logo />
        </a>
        <HeaderSearch />
        <LanguageSwitcher />
      </div>
    </header>
  )
}

/** Hidden on the word search page, which has a larger search box; shown on its error page. */
function HeaderSearch() {
  const { t } = useTranslation('public')
  const { locale, version } = useRootData()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const hasFailed = Boolean(useRouteError())
  if (pathWithoutLocale(pathname) === wordsPath && !hasFailed) return <div className={styles.search} />
  return (
    <InstantSearch
      key={locale}
      className={styles.search}
      locale={locale}
      version={version}
      action={localizedPath(locale, wordsPath)}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      q={params.get('q') ?? ''}
      // This header is also shown with errors of the members' area.
      reloadDocument={siteAreaOf(pathname) === 'members'}
    />
  )
}
