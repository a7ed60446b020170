import type { ReactNode } from 'react'
import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import ArrowRight from '#ui/icons/arrow-right.ts'
import Waypoints from '#ui/icons/waypoints.ts'
import type { CategoryGroupView } from '../../presenters/category.presenter.ts'
import styles from './CategoryTiles.module.css'
import { type CategoryState, categoryAddress } from './category-address.ts'

interface Props {
  groups: readonly CategoryGroupView[]
  state: CategoryState
}

/** The categories that most visitors start with, in order, by their names in URLs. */
const pictures: Record<string, ReactNode> = {
  handshape: <HandPicture hand={illustrationHands['l-hand']} size="large" />,
  location: <LocationPicture location="chest" />,
  movement_direction: <Icon icon={ArrowRight} size={56} />,
  semantic_field_searchable: <Icon icon={Waypoints} size={56} />,
}

/** Large links to the first categories; without those in which no sign has a value. */
export function CategoryTiles({ groups, state }: Props) {
  const categoriesByName = new Map(
    groups.flatMap(({ categories }) => categories).map((one) => [one.name, one]),
  )
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={styles.tiles}>
      {Object.entries(pictures).map(([name, picture]) => {
        const category = categoriesByName.get(name)
        return (
          category?.isUsed && (
            <li key={name}>
              <a className={styles.tile} href={categoryAddress({ ...state, category: name })}>
                <span className={styles.picture} aria-hidden>
                  {picture}
                </span>
                <span className={styles.name}>{category.title}</span>
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}
