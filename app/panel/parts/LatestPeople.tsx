import { UserState } from '#domains/accounts/administration/ui/UserState.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import CircleUser from '#ui/icons/circle-user.ts'
import type { presentOverview } from '../present-overview.ts'
import styles from './Latest.module.css'

type People = NonNullable<Awaited<ReturnType<typeof presentOverview>>>['people']

/** The latest registrations, with the data that the viewer may see. */
export function LatestPeople({ title, people }: { title: string; people: People }) {
  const { t } = useTranslation('panel')
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {people.length === 0 && <p>{t('overview.noUsers')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.list}>
        {people.map(({ id, name, type, state, avatar, details, date, address }) => (
          <li key={id} className={styles.row}>
            {avatar ? (
              <img className={styles.face} src={avatar} alt="" width={48} height={48} />
            ) : (
              <span className={styles.face}>
                <Icon icon={CircleUser} size={32} />
              </span>
            )}
            <div className={styles.words}>
              <p className={styles.name}>{address ? <a href={address}>{name}</a> : name}</p>
              <p className={styles.facts}>{[...(type ? [t(`type.${type}`)] : []), ...details].join(' · ')}</p>
              {state && <UserState state={state} />}
            </div>
            <span className={styles.date}>{date}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
