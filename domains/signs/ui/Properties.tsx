import { useTranslation } from 'react-i18next'
import type { Group } from '../properties.ts'
import type { GroupView, PropertyView } from '../sign.presenter.ts'
import styles from './Properties.module.css'
import { Spoken } from './Spoken.tsx'

const made: Group[] = ['hands', 'place', 'movement', 'nonManual']

/** Every filled property by group: first how the sign is made, then what else is known of it. */
export function Properties({ groups, locale }: { groups: GroupView[]; locale: string }) {
  const { t } = useTranslation('signs')
  const parts = [
    { id: 'how-made', title: t('howMade'), groups: groups.filter(({ group }) => made.includes(group)) },
    { id: 'more', title: t('moreAbout'), groups: groups.filter(({ group }) => !made.includes(group)) },
  ]
  return parts.map(
    (part) =>
      part.groups.length > 0 && (
        <section key={part.id} aria-labelledby={part.id}>
          <h2 id={part.id}>{part.title}</h2>
          <div className={styles.groups}>
            {part.groups.map(({ group, name, properties }) => (
              <div key={group} className={styles.group}>
                <h3 className={styles.name}>{name}</h3>
                <dl className={styles.list}>
                  {properties.map((property) => (
                    <Property key={property.key} property={property} locale={locale} />
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </section>
      ),
  )
}

function Property({ property: { name, values }, locale }: { property: PropertyView; locale: string }) {
  return (
    <div className={styles.property}>
      <dt>{name}</dt>
      {values.map((value) => (
        <dd key={value.text} className={styles.value}>
          {value.picture && <img className={styles.picture} src={value.picture} alt="" loading="lazy" />}
          <span>
            <Spoken text={value} locale={locale} />
          </span>
        </dd>
      ))}
    </div>
  )
}
