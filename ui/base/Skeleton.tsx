import styles from './Skeleton.module.css'

/** The shape of what is coming, so that nothing jumps when it is here; say "Loading" beside it, it is silent. */
export function Skeleton({ lines = 3, media }: { lines?: number; media?: boolean }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {media && <div className={styles.media} />}
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike.
        <div key={at} className={styles.line} />
      ))}
    </div>
  )
}
