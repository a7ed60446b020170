import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { HandChartFamilyView } from '../../../presenters/hand-matches.presenter.ts'
import styles from './HandChart.module.css'
import { HandTile } from './HandTile.tsx'

interface Props {
  families: readonly HandChartFamilyView[]
  style: HandStyle
  /** URLs of the pictures: see `handPictureUrls`. */
  urls: ReadonlyMap<string, string>
  locale: Locale
}

/** All used handshapes in one grid, each by itself; a line begins a family. Names are for screen readers. */
export function HandChart({ families, ...shown }: Props) {
  const { t } = useTranslation('handshapes')
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={styles.chart} aria-label={t('families')}>
      {families.map(({ id, name, hands }) => (
        <li key={id} className={styles.family}>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <ul role="list" className={styles.family} aria-label={name}>
            {hands.map((hand) => (
              <li key={hand.id} className={styles.hand}>
                <HandTile {...shown} hand={hand} isNameless />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
