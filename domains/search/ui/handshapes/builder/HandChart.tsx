import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import type { HandChartFamilyView } from '../../../presenters/hand-matches.presenter.ts'
import styles from './HandChart.module.css'
import { HandTile } from './HandTile.tsx'

interface Props {
  families: readonly HandChartFamilyView[]
  /** Shows each family by itself with its name; otherwise the names are for screen readers. */
  isNamed: boolean
  style: HandStyle
  /** URLs of the pictures: see `handPictureUrls`. */
  urls: ReadonlyMap<string, string>
  locale: Locale
}

/** All used handshapes, each by itself: in one grid in which a line begins a family, or in named families. */
export function HandChart({ families, isNamed, ...shown }: Props) {
  const { t } = useTranslation(['handshapes', 'public'])
  const className = classNames(styles.chart, isNamed && styles.named)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={className} aria-label={t('handshapes:families')}>
      {families.map(({ id, name, language, count, hands }) => (
        <li key={id} className={styles.family}>
          <div className={styles.head}>
            <h3 id={`family-${id}`} lang={language === shown.locale ? undefined : language}>
              {name}
            </h3>
            {isNamed && hands.length > 1 && <span>{t('public:count.signs', { count })}</span>}
          </div>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <ul role="list" className={styles.family} aria-labelledby={`family-${id}`}>
            {hands.map((hand) => (
              <li key={hand.id} className={classNames(styles.hand, hand.id === id && styles.leader)}>
                <HandTile {...shown} hand={hand} isNameless />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
