import type { BodyLocation } from './body-location.ts'
import { knuckleLines, openHand, palmLines } from './hand-drawing.ts'
import styles from './pictures.module.css'

/** The open hand in faint lines, palm or back. Mirror the back with `mirrorHandTransform`. */
export function OpenHand({ view }: { view: NonNullable<BodyLocation['view']> }) {
  return (
    <>
      <path className={styles.edge} d={openHand} />
      <path className={styles.filled} d={openHand} />
      <path className={styles.line} d={view === 'palm' ? palmLines : knuckleLines} />
    </>
  )
}
