import Check from 'lucide-react/icons/check'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { FilterValueView } from '../presenters/filter.presenter.ts'
import styles from './FilterChips.module.css'

interface Props {
  values: readonly FilterValueView[]
  label: string
  locale: Locale
  /** The address in which a value is chosen, or no longer. */
  hrefOf: (value: FilterValueView) => string
}

/** The values of a filter as pills with the signs that each would leave; the head of a group before those under it. */
export function FilterChips({ values, label, locale, hrefOf }: Props) {
  const { t } = useTranslation('public')
  if (values.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
    <ul role="list" className={styles.values} aria-label={label}>
      {orderByHead(values).map((value) => (
        <li key={value.id} className={value.isHead ? styles.group : undefined}>
          <a
            className={classNames(styles.value, value.isHead && styles.head)}
            href={hrefOf(value)}
            aria-current={value.isChosen ? 'true' : undefined}
          >
            {value.isChosen && <Icon icon={Check} size={16} />}
            <span lang={value.language === locale ? undefined : value.language}>{value.text}</span>
            <span className={styles.count} aria-hidden>
              {value.count}
            </span>
            <VisuallyHidden>, {t('count.signs', { count: value.count })}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Each head followed by the values under it, all else in its order. */
function orderByHead(values: readonly FilterValueView[]): FilterValueView[] {
  const ids = new Set(values.map(({ id }) => id))
  const headOf = ({ group, id }: FilterValueView) =>
    group !== null && group !== id && ids.has(group) ? group : null
  const byHead = Map.groupBy(values, headOf)
  const withUnder = (value: FilterValueView): FilterValueView[] => [
    value,
    ...(byHead.get(value.id) ?? []).flatMap(withUnder),
  ]
  return (byHead.get(null) ?? []).flatMap(withUnder)
}
