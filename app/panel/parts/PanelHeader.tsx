import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import Menu from '#ui/icons/menu.ts'
import Palette from '#ui/icons/palette.ts'
import { LanguageSwitcher } from '../../frame/LanguageSwitcher.tsx'
import { Logo } from '../../frame/Logo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import type { AccountMenuItem } from '../present-panel-menus.ts'
import type { PanelViewer } from '../viewer.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './PanelHeader.module.css'
import { panelMenuId } from './PanelMenu.tsx'
import { PanelSearch } from './PanelSearch.tsx'

interface Props {
  viewer: PanelViewer
  accountItems: readonly AccountMenuItem[]
}

/** Logo, links to the site and to the design system, search, languages, account menu, and on narrow screens the button that opens the main menu. */
export function PanelHeader({ viewer, accountItems }: Props) {
  const { t } = useTranslation('panel')
  const { locale } = useRootData()
  return (
    <header className={styles.header}>
      <button type="button" className={styles.menu} popoverTarget={panelMenuId} aria-label={t('menu.open')}>
        <Icon icon={Menu} size={24} />
      </button>
      <a className={styles.home} href={localizedPath(locale, '')} title={t('home')}>
        <Logo />
      </a>
      <div className={styles.tools}>
        <a className={styles.site} href={localizedPath(locale, '')}>
          <Icon icon={ArrowUpRight} />
          {t('site')}
        </a>
        <PanelSearch className={styles.tool} />
        <a
          className={styles.tool}
          href={localizedPath(locale, '/design-system/board')}
          aria-label={t('designSystem')}
          title={t('designSystem')}
        >
          <Icon icon={Palette} />
        </a>
        <LanguageSwitcher />
        <AccountMenu viewer={viewer} items={accountItems} />
      </div>
    </header>
  )
}
