import styles from './languages.module.css'

/** A bar for a percentage that is written beside it. */
export const ProgressMeter = ({ percent }: { percent: number }) => (
  <span className={styles.meter} aria-hidden>
    <span className={percent === 100 ? styles.full : undefined} style={{ inlineSize: `${percent}%` }} />
  </span>
)
