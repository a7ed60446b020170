import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { SearchField } from '#ui/base/SearchField.tsx'
import { addressIn, pathWithoutLocale } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import styles from './Header.module.css'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { Logo } from './Logo.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'

const wordsPath = '/search-signs/words'

/** Logo, the search box that is always there, languages, and the menu where there is no room for it. */
export function Header() {
  const { locale } = useShell()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MenuDrawer />
        <Link className={styles.home} to={addressIn(locale, '')}>
          <Logo />
        </Link>
        <HeaderSearch />
        <LanguageSwitcher />
      </div>
    </header>
  )
}

/** On the page of word search its own, larger box takes this one's place. */
function HeaderSearch() {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  if (pathWithoutLocale(pathname) === wordsPath) return <div className={styles.search} />
  return (
    <Form
      className={styles.search}
      method="get"
      action={addressIn(locale, wordsPath)}
      role="search"
      aria-label={t('search.label')}
    >
      <SearchField
        name="q"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={address.get('q') ?? ''}
      />
    </Form>
  )
}
