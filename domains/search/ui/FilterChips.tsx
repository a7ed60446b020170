import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Check from '#ui/icons/check.ts'
import type { FilterValueView } from '../presenters/filter.presenter.ts'
import styles from './FilterChips.module.css'

interface Props {
  values: readonly FilterValueView[]
  label: string
  locale: Locale
  /** The URL that adds or removes a value. */
  hrefOf: (value: FilterValueView) => string
}

/** The values of a filter as links with the number of signs that each would leave; each head precedes its members. */
export function FilterChips({ values, label, locale, hrefOf }: Props) {
  const { t } = useTranslation('public')
  if (values.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
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
              {formatNumber(value.count, locale)}
            </span>
            <VisuallyHidden>, {t('count.signs', { count: value.count })}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Each head followed by the values under it, otherwise in the given order. */
function orderByHead(values: readonly FilterValueView[]): FilterValueView[] {
  const ids = new Set(values.map(({ id }) => id))
  const headOf = ({ headId, id }: FilterValueView) =>
    headId !== null && headId !== id && ids.has(headId) ? headId : null
  const byHead = Map.groupBy(values, headOf)
  const withMembers = (value: FilterValueView): FilterValueView[] => [
    value,
    ...(byHead.get(value.id) ?? []).flatMap(withMembers),
  ]
  return (byHead.get(null) ?? []).flatMap(withMembers)
}
