import { SignStateChip } from '#domains/sign-management/ui/SignStateChip.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Hand from '#ui/icons/hand.ts'
import type { presentOverview } from '../present-overview.ts'
import styles from './Latest.module.css'

type Signs = NonNullable<Awaited<ReturnType<typeof presentOverview>>>['signs']

/** The latest signs with their state. */
export function LatestSigns({ signs }: { signs: Signs }) {
  const { t } = useTranslation('panel')
  return (
    <section>
      <h2 className={styles.title}>{t('overview.signs')}</h2>
      {signs.length === 0 && <p>{t('overview.noSigns')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.list}>
        {signs.map(({ id, gloss, state, date, poster, address }) => (
          <li key={id} className={styles.row}>
            {poster ? (
              <img className={styles.poster} src={poster} alt="" width={92} height={69} loading="lazy" />
            ) : (
              <span className={classNames(styles.face, styles.poster)}>
                <Icon icon={Hand} size={24} />
              </span>
            )}
            <div className={styles.words}>
              <p className={styles.name}>
                <span className="gloss">{address ? <a href={address}>{gloss}</a> : gloss}</span>
              </p>
              <SignStateChip state={state} />
            </div>
            <span className={styles.date}>{date}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
