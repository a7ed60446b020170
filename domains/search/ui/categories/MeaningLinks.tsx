import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Check from '#ui/icons/check.ts'
import type { CategoryView } from '../../presenters/category-views.ts'
import { SignCount } from '../SignCount.tsx'
import { ValueText } from '../ValueText.tsx'
import { type CategoryState, choiceAddress } from './category-address.ts'
import styles from './MeaningLinks.module.css'

interface Props {
  category: CategoryView
  state: CategoryState
  locale: Locale
}

/** The meanings as a list with counts: heads of groups, and meanings without group. */
export function MeaningLinks({ category: { name, families }, state, locale }: Props) {
  const { t } = useTranslation('categories')
  const meanings = families.flatMap(({ head, members }) => (head ? [head] : members))
  if (meanings.length === 0) return null
  return (
    <section aria-labelledby="meanings">
      <h2 id="meanings" className={styles.title}>
        {t('byMeaning')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
      <ul role="list" className={styles.meanings}>
        {meanings.map((meaning) => (
          <li key={meaning.id}>
            <a
              className={styles.meaning}
              href={choiceAddress({ ...state, category: name }, name, meaning)}
              aria-current={meaning.isChosen ? 'true' : undefined}
            >
              {meaning.isChosen && <Icon icon={Check} size={16} />}
              <ValueText value={meaning} locale={locale} className={styles.name} />
              <SignCount count={meaning.count} locale={locale} className={styles.count} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
