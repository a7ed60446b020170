import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import CirclePlay from '#ui/icons/circle-play.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './MenuLinks.module.css'
import { MenuIcon, menuGroups } from './menu-items.tsx'

interface Props {
  className?: string
  onShowVideo: (event: MouseEvent) => void
  onNavigate: () => void
}

/** The items of the public menu with their full names, and the explanatory video. */
export function MenuLinks({ className, onShowVideo, onNavigate }: Props) {
  const { t } = useTranslation('public')
  const { locale, searches } = useRootData()
  const { pathname } = useLocation()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers.
    <ul role="list" className={className}>
      {menuGroups(searches)
        .flat()
        .map(({ key, path }) => {
          const href = localizedPath(locale, path)
          return (
            <li key={key}>
              <a
                className={styles.link}
                href={href}
                aria-current={pathname === href ? 'page' : undefined}
                onClick={onNavigate}
              >
                <MenuIcon of={key} />
                {t(`place.${key}`)}
              </a>
            </li>
          )
        })}
      <li>
        <a
          className={styles.link}
          href={`${localizedPath(locale, '/about')}#explanatory-video`}
          onClick={onShowVideo}
        >
          <Icon icon={CirclePlay} size={22} />
          {t('place.video')}
        </a>
      </li>
    </ul>
  )
}
