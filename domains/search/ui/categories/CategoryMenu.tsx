import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { CategoryGroupView, CategoryLink } from '../../presenters/category-views.ts'
import styles from './CategoryMenu.module.css'
import { type CategoryState, categoryAddress } from './category-address.ts'

interface Props {
  groups: readonly CategoryGroupView[]
  state: CategoryState
  /** In columns over the whole width of the page. */
  isWide?: boolean
}

/** Links to all categories, in their groups. */
export function CategoryMenu({ groups, state, isWide = false }: Props) {
  const { t } = useTranslation('categories')
  return (
    <nav className={classNames(styles.menu, isWide && styles.columns)} aria-label={t('menu')}>
      {groups.map(({ title, categories }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
          <ul role="list" className={styles.list}>
            {categories.map((category) => (
              <li key={category.name}>
                <MenuLink category={category} state={state} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function MenuLink({
  category: { name, title, chosenCount, isUsed },
  state,
}: {
  category: CategoryLink
  state: CategoryState
}) {
  const { t } = useTranslation('categories')
  return (
    <a
      className={classNames(styles.link, !isUsed && styles.unused)}
      href={categoryAddress({ ...state, category: name })}
      aria-current={state.category === name ? 'true' : undefined}
    >
      <span>{title}</span>
      {chosenCount > 0 && (
        <>
          <span className={styles.chosen} aria-hidden>
            {chosenCount}
          </span>
          <VisuallyHidden>, {t('chosen', { count: chosenCount })}</VisuallyHidden>
        </>
      )}
    </a>
  )
}
