import type { BodyLocation } from './body-location.ts'
import { knuckleLines, openHand, palmLines } from './hand-drawing.ts'
import styles from './pictures.module.css'

/** The hand that is signed on in faint lines, its palm or, to be mirrored, its back. */
export function OpenHand({ view }: { view: NonNullable<BodyLocation['view']> }) {
  return (
    <>
      <path className={styles.edge} d={openHand} />
      <path className={styles.filled} d={openHand} />
      <path className={styles.line} d={view === 'palm' ? palmLines : knuckleLines} />
    </>
  )
}
