import ArrowRight from 'lucide-react/icons/arrow-right'
import Waypoints from 'lucide-react/icons/waypoints'
import type { ReactNode } from 'react'
import { Icon } from '#ui/base/Icon.tsx'
import { LocationPicture } from '#ui/body/LocationPicture.tsx'
import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import type { CategoryGroupView } from '../../presenters/category.presenter.ts'
import styles from './CategoryTiles.module.css'
import { type CategoryState, categoryAddress } from './category-address.ts'

interface Props {
  groups: readonly CategoryGroupView[]
  state: CategoryState
}

/** What most people know first, in this order, each with a picture. */
const pictures: Record<string, ReactNode> = {
  handshape: <HandSymbol symbol="S10000" className={styles.hand} />,
  location: <LocationPicture location="chest" />,
  movement_direction: <Icon icon={ArrowRight} size={56} />,
  semantic_field_searchable: <Icon icon={Waypoints} size={56} />,
}

/** The categories to begin with, as large links; those that no sign says anything in are left out. */
export function CategoryTiles({ groups, state }: Props) {
  const categoriesByName = new Map(
    groups.flatMap(({ categories }) => categories).map((one) => [one.name, one]),
  )
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
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
                {category.title}
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}
