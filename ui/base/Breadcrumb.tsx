import ChevronRight from '#ui/icons/chevron-right.ts'
import styles from './Breadcrumb.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  label: string
  /** From the top level down; the last item is the current page and needs no `to`. */
  items: readonly { label: string; to?: string }[]
}

/** Links to the parents of the current page. */
export function Breadcrumb({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {items.map((item) => (
          <li key={item.label} className={styles.step}>
            {item.to ? <a href={item.to}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
            {item.to && <Icon icon={ChevronRight} size={16} className={styles.mark} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
