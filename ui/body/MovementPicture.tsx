import { arrowPath } from './arrow-path.ts'
import { axis, mirrored } from './body-drawing.ts'
import { findDrawnLocation, getBodyLocation, locationWithAncestors } from './body-locations.ts'
import { MovingHand } from './MovingHand.tsx'
import { dominantHandArrow, handOnArrow, secondHandArrow } from './movement-arrow.ts'
import { movementFromValues } from './movement-from-values.ts'
import type { Movement } from './movement-path.ts'
import { pathExtent } from './path-data.ts'
import styles from './pictures.module.css'
import { SignerFigure } from './SignerFigure.tsx'
import { clamp, formatCoordinate, type Vector, vector } from './vector.ts'
import { visiblePart } from './visible-part.ts'

interface Props {
  /** One hand moves, both hands move, or one hand moves on a base hand. */
  hands: 'one' | 'both' | 'base'
  /** A value of the list of precise locations or of areas; by default the space in front of the chest. */
  location?: string | undefined
  /** Values of the lists of movement directions and movement shapes. */
  direction?: string | undefined
  shape?: string | undefined
  repeated?: boolean
  /** The two hands alternate. */
  alternating?: boolean
  /** URL of a `SharedSigner` of the page. */
  sharedSigner?: string | undefined
}

/** Position of the dominant hand: above the base hand, at its location, or beside it if both hands are there. */
function handOrigin(hands: Props['hands'], location: string | undefined, { secondHand }: Movement): Vector {
  const name = findDrawnLocation(location) ?? 'in-front-of-chest'
  const onHand = locationWithAncestors(name).some((area) => area === 'hand')
  if (hands === 'base' || onHand) return vector(314, 342)
  const { x, y } = getBodyLocation(name).point
  if (hands === 'both' && secondHand === 'around') return vector(axis, y)
  return vector(hands === 'both' ? Math.min(x, axis - 44) : x, Math.min(y, 440))
}

/** Whether there is a picture of a movement. */
export const hasMovementPicture = (direction?: string, shape?: string): boolean =>
  movementFromValues({ direction, shape }, true) !== null

/** Each moving hand with an arrow on a faint drawing of the signer; the arrow is thicker where the hand is nearer. */
export function MovementPicture(props: Props) {
  const { hands, location, direction, shape, repeated, alternating = false, sharedSigner } = props
  const inNeutralSpace = locationWithAncestors(findDrawnLocation(location) ?? 'neutral-space').includes(
    'neutral-space',
  )
  const movement = movementFromValues({ direction, shape, repeated }, inNeutralSpace)
  if (!movement) return null
  const origin = handOrigin(hands, location, movement)
  const { points, returns } = dominantHandArrow(movement, origin)
  const otherPoints = hands === 'both' ? secondHandArrow(movement, points, alternating) : null
  const arrowOptions = { returns, repeated: movement.repeated }
  const contactPoint = movement.shape === 'tap' && points.at(-1)
  const path = arrowPath(points, arrowOptions)
  const top = clamp(origin.y - 200, 10, 60)
  return (
    <svg
      className={styles.picture}
      viewBox={`160 ${top} 320 400`}
      preserveAspectRatio={visiblePart((pathExtent(path).bottom - top) / 400)}
      width={192}
      height={240}
      aria-hidden
    >
      <SignerFigure withBaseHand={hands === 'base'} shared={sharedSigner} />
      {otherPoints && (
        <MovingHand at={handOnArrow(movement, { points: otherPoints, returns }, mirrored(origin))} isLeft />
      )}
      <MovingHand at={handOnArrow(movement, { points, returns }, origin)} />
      {otherPoints && <path className={styles.otherWay} d={arrowPath(otherPoints, arrowOptions)} />}
      <path className={styles.way} d={path} />
      {contactPoint && (
        <circle
          className={styles.contact}
          cx={formatCoordinate(contactPoint.x)}
          cy={formatCoordinate(contactPoint.y)}
          r={19}
        />
      )}
    </svg>
  )
}
