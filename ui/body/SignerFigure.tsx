import { classNames } from '../base/class-names.ts'
import { axis, type BodyShape, eyes, head, legs, raisedArm, relaxedArm, trunk } from './body-drawing.ts'
import { baseHand, hangingHand } from './drawn-hands.gen.ts'
import styles from './pictures.module.css'

const skinWithLine = classNames(styles.outlined, styles.skin)

function classNameOf({ part, fill, line }: BodyShape): string | null | undefined {
  if (part === 'cheek') return null
  if (part === 'hair') return styles.hair
  if (part === 'skin' && fill) return line ? skinWithLine : styles.skin
  if (fill) return line ? styles.outlined : styles.filled
  return styles.line
}

/** Merges consecutive shapes with the same class into one path, to render fewer elements. */
function mergeShapes(shapes: readonly BodyShape[]): { className: string; d: string }[] {
  const paths: { className: string; d: string }[] = []
  for (const shape of shapes) {
    const className = classNameOf(shape)
    const last = paths.at(-1)
    if (!className) continue
    if (last?.className === className) last.d += shape.d
    else paths.push({ className, d: shape.d })
  }
  return paths
}

const paths = (shapes: readonly BodyShape[]) =>
  mergeShapes(shapes).map(({ className, d }) => <path key={d} className={className} d={d} />)

const arms = { relaxed: paths(relaxedArm), raised: paths(raisedArm) }
const legPaths = paths(legs)
const body = paths(trunk)
const face = paths(head)
const mirrorTransform = `matrix(-1 0 0 1 ${2 * axis} 0)`

/** A drawn hand; `place` moves it to the wrist and rotates it. */
const drawnHand = ({ outline, lines, scale }: typeof hangingHand | typeof baseHand, place: string) => (
  <g transform={`${place}scale(${scale})`}>
    <path className={skinWithLine} d={outline} fillRule="evenodd" />
    <path className={styles.line} d={lines} />
  </g>
)

const hands = {
  relaxed: drawnHand(hangingHand, 'translate(211 455)rotate(180)'),
  raised: drawnHand(baseHand, 'translate(262 388)rotate(66)'),
}

function Arm({ pose }: { pose: 'relaxed' | 'raised' }) {
  return (
    <>
      {hands[pose]}
      {arms[pose]}
    </>
  )
}

interface Props {
  /** The left arm is raised as the base hand; otherwise it hangs. */
  withBaseHand?: boolean
  withLegs?: boolean
}

/** The drawing of the signer in faint lines. */
export function SignerFigure({ withBaseHand = false, withLegs = false }: Props) {
  return (
    <>
      {withLegs && legPaths}
      {body}
      {face}
      {eyes.map(({ x, y }) => (
        <circle key={x} className={styles.eye} cx={x} cy={y} r={4} />
      ))}
      <Arm pose="relaxed" />
      <g transform={mirrorTransform}>
        <Arm pose={withBaseHand ? 'raised' : 'relaxed'} />
      </g>
    </>
  )
}
