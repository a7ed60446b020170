import { useLocation, useRouteError, useSearchParams } from 'react-router'
import { InstantSearch } from '#domains/search/ui/instant/InstantSearch.tsx'
import { localizedPath, pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Menu from '#ui/icons/menu.ts'
import Search from '#ui/icons/search.ts'
import { LanguageSwitcher } from '../../frame/LanguageSwitcher.tsx'
import { Logo } from '../../frame/Logo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { siteAreaOf } from '../../site-areas.ts'
import { BackLink } from './BackLink.tsx'
import { DemoMark } from './DemoMark.tsx'
import styles from './Header.module.css'
import { SchoolModeSwitch } from './SchoolModeSwitch.tsx'
import { menuId } from './SideMenu.tsx'

const wordsPath = '/search-signs/words'

/**
 * The way back, the name of the dictionary, search and languages; on narrow screens the button that opens the menu.
 * Wide screens have the search box itself, others a link to the word search.
 */
export function Header() {
  const { t } = useTranslation('public')
  const { locale, longName } = useRootData()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BackLink />
        <a className={styles.home} href={localizedPath(locale, '')}>
          <Logo markClassName={styles.mark} />
        </a>
        {longName && <p className={styles.long}>{longName}</p>}
        <DemoMark className={styles.demo} />
        <HeaderSearch />
        <LanguageSwitcher className={styles.languages}>
          <SchoolModeSwitch />
        </LanguageSwitcher>
        <button
          type="button"
          className={classNames(styles.button, styles.menu)}
          popoverTarget={menuId}
          aria-label={t('menu.open')}
        >
          <Icon icon={Menu} size={24} />
        </button>
      </div>
    </header>
  )
}

/**
 * Not on the word search, which has a larger search box; but on its error page. On the home page it appears as soon as
 * the larger search box has scrolled away.
 */
function HeaderSearch() {
  const { t } = useTranslation('public')
  const { locale, version } = useRootData()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const hasFailed = Boolean(useRouteError())
  const page = pathWithoutLocale(pathname)
  if (page === wordsPath && !hasFailed) return <div className={styles.search} />
  const isHome = page === '' && !hasFailed
  const action = localizedPath(locale, wordsPath)
  return (
    <>
      <InstantSearch
        key={locale}
        className={classNames(styles.search, styles.box, isHome && styles.later)}
        locale={locale}
        version={version}
        action={action}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        q={params.get('q') ?? ''}
        // This header is also shown with errors of the members' area.
        reloadDocument={siteAreaOf(pathname) === 'members'}
      />
      {!isHome && (
        <a className={classNames(styles.button, styles.glass)} href={action} aria-label={t('search.label')}>
          <Icon icon={Search} size={22} />
        </a>
      )}
    </>
  )
}
