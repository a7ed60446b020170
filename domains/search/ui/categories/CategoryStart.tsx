import type { ReactNode } from 'react'
import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import body from '#ui/body/pictures.module.css'
import type { CategoryGroupView, CategoryView } from '../../presenters/category-views.ts'
import { WordFilterForm } from '../WordFilterForm.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import styles from './CategoryStart.module.css'
import { type CategoryState, categoryAddress } from './category-address.ts'
import { MeaningLinks } from './MeaningLinks.tsx'

/** Drawings as markup, rendered by the server. */
export interface CategoryPictures {
  location: string
  movement: string
}

interface Props {
  groups: readonly CategoryGroupView[]
  pictures: CategoryPictures
  /** The category of meanings. */
  meanings: CategoryView
  state: CategoryState
  locale: Locale
}

/** The start of the search by categories: three of them as pictures, the meanings as a list, and all others. */
export function CategoryStart({ groups, pictures, meanings, state, locale }: Props) {
  const { t } = useTranslation('categories')
  return (
    <div className={styles.start}>
      <CategoryTiles groups={groups} pictures={pictures} state={state} />
      <MeaningLinks category={meanings} state={state} locale={locale} />
      <Disclosure summary={t('all')} open={state.query.q !== ''}>
        <WordFilterForm
          query={state.query}
          preservedParams={categoryAddress({ ...state, query: { ...state.query, q: '' } })}
          label={t('word')}
          preventScrollReset
        />
        <CategoryMenu groups={groups} state={state} isWide />
      </Disclosure>
    </div>
  )
}

interface Tile {
  picture: ReactNode
  /** One or two words; by default the title of its group. */
  caption?: string
}

/** Large links to the first categories, with short captions; without those in which no sign has a value. */
function CategoryTiles({ groups, pictures, state }: Pick<Props, 'groups' | 'pictures' | 'state'>) {
  const { t } = useTranslation('search')
  const categoriesByName = new Map(
    groups.flatMap(({ title, categories }) =>
      categories.map((category) => [category.name, { group: title, ...category }]),
    ),
  )
  const tiles: Record<string, Tile> = {
    handshape: {
      caption: t('filter.hand'),
      picture: <HandPicture hand={illustrationHands['l-hand']} size="large" className={styles.hand} />,
    },
    location: { picture: <Drawing markup={pictures.location} /> },
    movement_direction: { picture: <Drawing markup={pictures.movement} /> },
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={styles.tiles}>
      {Object.entries(tiles).map(([name, { picture, caption }]) => {
        const category = categoriesByName.get(name)
        const shortTitle = caption ?? category?.group
        return (
          category?.isUsed && (
            <li key={name}>
              <a className={styles.tile} href={categoryAddress({ ...state, category: name })}>
                <span className={styles.picture} aria-hidden>
                  {picture}
                </span>
                <span className={styles.name}>
                  {shortTitle}
                  {shortTitle !== category.title && <VisuallyHidden>: {category.title}</VisuallyHidden>}
                </span>
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Uses a class of the drawings, so that their style sheet is part of the page. */
const Drawing = ({ markup }: { markup: string }) => (
  <span
    className={body.picture}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, which contains no data of users.
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)
