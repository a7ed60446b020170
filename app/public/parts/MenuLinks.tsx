import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import CircleHelp from '#ui/icons/circle-help.ts'
import CirclePlay from '#ui/icons/circle-play.ts'
import Hand from '#ui/icons/hand.ts'
import Info from '#ui/icons/info.ts'
import LayoutGrid from '#ui/icons/layout-grid.ts'
import Mail from '#ui/icons/mail.ts'
import Search from '#ui/icons/search.ts'
import SlidersHorizontal from '#ui/icons/sliders-horizontal.ts'
import Waypoints from '#ui/icons/waypoints.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { menuItemsIn } from '../../site-links.ts'
import styles from './MenuLinks.module.css'

const icons = {
  about: Info,
  handshape: Hand,
  words: Search,
  category: SlidersHorizontal,
  network: Waypoints,
  viewAll: LayoutGrid,
  contact: Mail,
  faqs: CircleHelp,
}

interface Props {
  className?: string
  onShowVideo: (event: MouseEvent) => void
  onNavigate: () => void
}

/**
 * The items of the public menu and the explanatory video. A narrow menu shows only icons; screen readers and tooltips
 * still have the names.
 */
export function MenuLinks({ className, onShowVideo, onNavigate }: Props) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  const { pathname } = useLocation()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers.
    <ul role="list" className={className}>
      {menuItemsIn('menu').map(({ key, path }) => {
        const href = localizedPath(locale, path)
        const name = t(`place.${key}`)
        return (
          <li key={key}>
            <a
              className={styles.link}
              href={href}
              title={name}
              aria-current={pathname === href ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon icon={icons[key]} />
              <span>{name}</span>
            </a>
          </li>
        )
      })}
      <li>
        <a
          className={styles.link}
          href={`${localizedPath(locale, '/about')}#explanatory-video`}
          title={t('place.video')}
          onClick={onShowVideo}
        >
          <Icon icon={CirclePlay} />
          <span>{t('place.video')}</span>
        </a>
      </li>
    </ul>
  )
}
