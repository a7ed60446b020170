import { useLocation, useRouteError, useSearchParams } from 'react-router'
import { InstantSearch } from '#domains/search/ui/instant/InstantSearch.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Menu from '#ui/icons/menu.ts'
import { LanguageSwitcher } from '../../frame/LanguageSwitcher.tsx'
import { Logo } from '../../frame/Logo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { siteAreaOf } from '../../site-areas.ts'
import { localizedPath, pathWithoutLocale } from '../../site-links.ts'
import styles from './Header.module.css'
import { menuId } from './menu-id.ts'

const wordsPath = '/search-signs/words'

/** Logo, the search box that is always there, languages, and the menu where there is no room for it. */
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

/** On the page of word search its own, larger box takes this one's place; an error page has none. */
function HeaderSearch() {
  const { t } = useTranslation('public')
  const { locale, version } = useRootData()
  const { pathname } = useLocation()
  const [address] = useSearchParams()
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
      q={address.get('q') ?? ''}
      // Errors of the members' area are shown under this header too.
      reloadDocument={siteAreaOf(pathname) === 'members'}
    />
  )
}
