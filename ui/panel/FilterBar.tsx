import { type ReactNode, useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import Sliders from '#ui/icons/sliders-horizontal.ts'
import buttons from '../base/Button.module.css'
import { Chip } from '../base/Chip.tsx'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import styles from './FilterBar.module.css'

/** A filter that is on, with the URL of the list without it. */
export interface ChosenFilter {
  key: string
  /** "Deaf" or "Institution: Otter-Institut". */
  label: string
  removeTo: string
  /** "Remove the filter Deaf". */
  removeLabel: string
}

interface Props {
  /** A `SearchField` without visible label. */
  search: ReactNode
  /** The filters as `Field`s with a `QuerySelect`; null for a list without filters. */
  filters: ReactNode
  /** The filters that are on; their number stands on the button, and they follow as chips. */
  chosen: readonly ChosenFilter[]
  /** A `QuerySelect` of orders. */
  order?: ReactNode
  /** `TableOptions`. */
  options?: ReactNode
}

/**
 * Search, filters that fold, order and columns of a list in one row, inside a GET form with `role="search"`. The fold
 * works without script.
 */
export function FilterBar({ search, filters, chosen, order, options }: Props) {
  const { t } = useTranslation('kit')
  const id = useId()
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <div className={styles.search}>{search}</div>
        {filters !== null && (
          <>
            <details className={styles.fold}>
              <summary className={classNames(buttons.button, buttons.secondary)} aria-controls={id}>
                <Icon icon={Sliders} />
                {t('filters.open')}
                {chosen.length > 0 && <span className={styles.number}>{chosen.length}</span>}
                <Icon icon={ChevronDown} size={16} className={styles.chevron ?? ''} />
              </summary>
            </details>
            <div id={id} className={styles.filters}>
              {filters}
            </div>
          </>
        )}
        {order && <div className={styles.order}>{order}</div>}
        {options}
        {chosen.length > 0 && (
          <div className={styles.chips}>
            {chosen.map(({ key, label, removeTo, removeLabel }) => (
              <Chip key={key} removeTo={removeTo} removeLabel={removeLabel}>
                {label}
              </Chip>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
