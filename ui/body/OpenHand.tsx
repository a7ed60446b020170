import { classNames } from '../base/class-names.ts'
import type { BodyLocation } from './body-location.ts'
import { openHandLines, openHandPlace } from './drawn-hands.gen.ts'
import { openHandOutline } from './hand-drawing.ts'
import styles from './pictures.module.css'

const { x, y, scale } = openHandPlace

/** The open hand in faint lines, palm or back. Mirror the back with `mirrorHandTransform`. */
export function OpenHand({ view }: { view: NonNullable<BodyLocation['view']> }) {
  return (
    <>
      <path className={classNames(styles.outlined, styles.skin)} d={openHandOutline} />
      <path
        className={styles.line}
        d={openHandLines[view]}
        transform={`matrix(${view === 'palm' ? -scale : scale} 0 0 ${scale} ${x} ${y})`}
      />
    </>
  )
}
