import { classNames } from '#ui/base/class-names.ts'
import styles from './BodyLocationIcon.module.css'

/** A simplified signer with a marked location, for places where the full drawing would be too large. */
export const BodyLocationIcon = ({ className }: { className?: string | undefined }) => (
  <svg className={classNames(styles.mark, className)} viewBox="0 0 120 132" aria-hidden>
    <circle cx={60} cy={34} r={22} />
    <path d="M60 64C26 64 14 78 12 132L108 132C106 78 94 64 60 64Z" />
    <path className={styles.place} d="M38 80L82 80C86 94 86 106 84 118L36 118C34 106 34 94 38 80Z" />
  </svg>
)
