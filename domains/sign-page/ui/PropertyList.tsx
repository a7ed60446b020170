import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { Notation } from '#domains/hand-drawings/ui/Notation.tsx'
import type { PropertyGroup } from '#domains/signs/properties.ts'
import type { PropertyView } from '../presenters/sign.presenter.ts'
import styles from './PropertyList.module.css'
import { PropertyValue } from './PropertyValue.tsx'

/** The property groups of the articulation. */
export const articulationGroups: ReadonlySet<PropertyGroup> = new Set([
  'hands',
  'place',
  'movement',
  'nonManual',
])

interface Props {
  properties: PropertyView[]
  locale: string
  className?: string | undefined
}

/** Properties with their values and small pictures; beside the hand of a handshape, its SignWriting symbol. */
export function PropertyList({ properties, locale, className = styles.list }: Props) {
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
