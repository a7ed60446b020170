import type { ReactNode } from 'react'
import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowRight from '#ui/icons/arrow-right.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { menuItemsIn, offeredPages } from '../../site-links.ts'
import { LettersPicture } from './LettersPicture.tsx'
import { LocationDrawing } from './LocationDrawing.tsx'
import { NetworkPicture, type NetworkPictureView } from './NetworkPicture.tsx'
import styles from './SearchMethods.module.css'

interface Props {
  count: number
  letters: readonly string[]
  network: NetworkPictureView | null
  /** Markup of the drawing of a location. */
  location: string
}

/** The ways to search that are not on the home page itself, each with a picture of what it finds. */
export function SearchMethods({ count, letters, network, location }: Props) {
  const { t } = useTranslation('public')
  const { locale, searches } = useRootData()
  const pictures = {
    category: <CategoryPicture location={location} />,
    network: <NetworkPicture network={network} />,
    viewAll: <LettersPicture letters={letters} />,
  } satisfies Record<string, ReactNode>
  return (
    <nav aria-label={t('home.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
      <ul role="list" className={styles.doors}>
        {offeredPages(menuItemsIn('tile'), searches).map(({ key, path }) => (
          <li key={key} className={styles.door}>
            <div className={styles.picture}>{pictures[key]}</div>
            <div className={styles.words}>
              <a className={styles.name} href={localizedPath(locale, path)}>
                {`${t(`place.${key}`)}\u00a0`}
                <Icon icon={ArrowRight} size={18} />
              </a>
              <p className={styles.text}>{t(`door.${key}`, { count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A hand, a location and a movement. */
const CategoryPicture = ({ location }: { location: string }) => (
  <div className={styles.category} aria-hidden>
    <HandPicture hand={illustrationHands['l-hand']} size="large" className={styles.hand} />
    <LocationDrawing markup={location} className={styles.location} />
    <svg className={styles.movement} viewBox="0 0 60 90" aria-hidden>
      <path d="M6 86C4 48 18 22 54 18M32 6L54 18L40 38" />
    </svg>
  </div>
)
