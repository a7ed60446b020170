import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { Group } from '../properties.ts'
import type { GroupView, PropertyView } from '../sign.presenter.ts'
import { Drawn } from './Drawn.tsx'
import styles from './Properties.module.css'
import { Value } from './Value.tsx'

/** The groups that say how a sign is made. */
export const formGroups: ReadonlySet<Group> = new Set(['hands', 'place', 'movement', 'nonManual'])

/** What is known of the sign besides its form, by group. */
export function Properties({ groups, locale }: { groups: GroupView[]; locale: string }) {
  const { t } = useTranslation('signs')
  const shown = groups.filter(({ group }) => !formGroups.has(group))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="more">
      <h2 id="more">{t('moreAbout')}</h2>
      <div className={styles.groups}>
        {shown.map(({ group, name, properties }) => (
          <div key={group} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <PropertyList properties={properties} locale={locale} />
          </div>
        ))}
      </div>
    </section>
  )
}

interface ListProps {
  properties: PropertyView[]
  locale: string
  className?: string | undefined
}

/** Properties with their values, each with its small picture where there is one. */
export function PropertyList({ properties, locale, className = styles.list }: ListProps) {
  return (
    <dl className={className}>
      {properties.map(({ key, name, values }) => (
        <div key={key} className={styles.property}>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd key={value.text} className={styles.value}>
              <Drawn of={value} className={value.symbol ? styles.symbol : styles.picture} />
              <span>
                <Value value={value} locale={locale} />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
