import type { ReactNode } from 'react'
import { Icon } from '#ui/base/Icon.tsx'
import Check from '#ui/icons/check.ts'
import type { FilterValueView } from '../../presenters/filter.presenter.ts'
import { SignCount } from '../SignCount.tsx'
import { type FilterValuesProps, ValueLinks } from '../ValueLinks.tsx'
import { ValueText } from '../ValueText.tsx'
import styles from './FilterRows.module.css'

const look = { list: styles.rows, link: styles.row }

interface Props<Value extends FilterValueView> extends FilterValuesProps<Value> {
  /** Further content of the link of a value, outside of its row. */
  mark?: (value: Value) => ReactNode
}

/** The values of a filter in rows: the name beside a box that shows whether it is chosen, the number of signs on the right. */
export function FilterRows<Value extends FilterValueView>({ locale, mark, ...list }: Props<Value>) {
  return (
    <ValueLinks {...list} look={look}>
      {(value) => (
        <>
          {mark?.(value)}
          {value.isChosen && <Icon icon={Check} size={16} className={styles.check} />}
          <ValueText value={value} locale={locale} />
          <SignCount count={value.count} locale={locale} className={styles.count} />
        </>
      )}
    </ValueLinks>
  )
}
