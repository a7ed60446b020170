import CircleHelp from 'lucide-react/icons/circle-help'
import CirclePlay from 'lucide-react/icons/circle-play'
import Info from 'lucide-react/icons/info'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { Icon } from '#ui/base/Icon.tsx'
import { addressIn, placesIn } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import styles from './MenuLinks.module.css'

const icons = { about: Info, words: Search, viewAll: LayoutGrid, faqs: CircleHelp }

interface Props {
  /** Icons alone where the side menu is narrow; the names stay for screen readers and as tips. */
  className?: string
  onShowVideo: (event: MouseEvent) => void
  onGo?: () => void
}

/** The entries of the public menu, from the list of existing pages, and the explanatory video. */
export function MenuLinks({ className, onShowVideo, onGo }: Props) {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
    <ul role="list" className={className}>
      {placesIn('menu').map(({ key, path }) => (
        <li key={key}>
          <NavLink
            className={styles.link}
            to={addressIn(locale, path)}
            title={t(`place.${key}`)}
            onClick={onGo}
          >
            <Icon of={icons[key]} className={styles.icon} />
            <span className={styles.name}>{t(`place.${key}`)}</span>
          </NavLink>
        </li>
      ))}
      <li>
        <Link
          className={styles.link}
          to={`${addressIn(locale, '/about')}#explanatory-video`}
          title={t('place.video')}
          onClick={onShowVideo}
        >
          <Icon of={CirclePlay} className={styles.icon} />
          <span className={styles.name}>{t('place.video')}</span>
        </Link>
      </li>
    </ul>
  )
}
