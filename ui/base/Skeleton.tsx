import styles from './Skeleton.module.css'

/** Outline of content that is loading. It is hidden from screen readers: announce "Loading" beside it. */
export function Skeleton({ lines = 3, media }: { lines?: number; media?: boolean }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {media && <div className={styles.media} />}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical.
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}
