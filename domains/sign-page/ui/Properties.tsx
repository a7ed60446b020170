import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { Notation } from '#domains/hand-drawings/ui/Notation.tsx'
import type { PropertyGroup } from '#domains/signs/properties.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { PropertyGroupView, PropertyView } from '../sign.presenter.ts'
import styles from './Properties.module.css'
import { PropertyValue } from './PropertyValue.tsx'

/** The property groups of the articulation. */
export const articulationGroups: ReadonlySet<PropertyGroup> = new Set([
  'hands',
  'place',
  'movement',
  'nonManual',
])

/** The properties besides the articulation, by group. */
export function Properties({ groups, locale }: { groups: PropertyGroupView[]; locale: string }) {
  const { t } = useTranslation('signs')
  const shown = groups.filter(({ group }) => !articulationGroups.has(group))
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

/** Properties with their values and small pictures; beside the hand of a handshape, its SignWriting symbol. */
export function PropertyList({ properties, locale, className = styles.list }: ListProps) {
  return (
    <dl className={className}>
      {properties.map(({ key, name, values }) => (
        <div key={key} className={styles.property}>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd key={value.text} className={styles.value}>
              <HandPicture hand={value} className={value.picture === null ? undefined : styles.picture} />
              <span>
                <PropertyValue value={value} locale={locale} />
                <Notation hand={value} />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
