import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import pills from '#ui/base/pill-links.module.css'
import Check from '#ui/icons/check.ts'
import type { FilterValueView } from '../presenters/filter.presenter.ts'
import styles from './FilterChips.module.css'
import { SignCount } from './SignCount.tsx'
import { type FilterValuesProps, ValueLinks } from './ValueLinks.tsx'
import { ValueText } from './ValueText.tsx'

const look = {
  list: classNames(pills.list, styles.values),
  link: pills.link,
  headItem: styles.group,
  headLink: styles.head,
}

/** The values of a filter as links with the number of signs that each would leave; each head precedes its members. */
export function FilterChips({ values, locale, ...list }: FilterValuesProps<FilterValueView>) {
  if (values.length === 0) return null
  return (
    <ValueLinks {...list} values={orderByHead(values)} look={look}>
      {(value) => (
        <>
          {value.isChosen && <Icon icon={Check} size={16} />}
          <ValueText value={value} locale={locale} />
          <SignCount count={value.count} locale={locale} className={pills.count} />
        </>
      )}
    </ValueLinks>
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
