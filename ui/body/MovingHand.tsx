import { classNames } from '../base/class-names.ts'
import { openHand, openHandLines } from './drawn-hands.gen.ts'
import styles from './pictures.module.css'
import { formatCoordinate, type Vector } from './vector.ts'

/** Units of the drawing of the body per millimetre, as for its other hands. */
const scale = 0.48

/** Height in millimetres of the middle of the palm above the wrist. */
const palmHeight = 58

interface Props {
  /** Where the middle of the palm is. */
  at: Vector
  /** A left hand. */
  isLeft?: boolean
}

/** The open hand on the arrow that shows its movement. */
export function MovingHand({ at: { x, y }, isLeft = false }: Props) {
  const wrist = `${formatCoordinate(x)} ${formatCoordinate(y + palmHeight * scale)}`
  return (
    <g transform={`matrix(${isLeft ? -scale : scale} 0 0 ${scale} ${wrist})`}>
      <path className={classNames(styles.outlined, styles.skin)} d={openHand.outline} fillRule="evenodd" />
      <path className={styles.line} d={openHandLines.palm} />
    </g>
  )
}
