import {
  axis,
  type BodyShape,
  eyes,
  head,
  legs,
  raisedArm,
  relaxedArm,
  relaxedHand,
  trunk,
} from './body-drawing.ts'
import styles from './pictures.module.css'

const classNameOf = ({ part, fill, line }: BodyShape) =>
  part === 'hair'
    ? styles.hair
    : part === 'cheek'
      ? null
      : fill && line
        ? styles.outlined
        : fill
          ? styles.filled
          : styles.line

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
const hand = paths(relaxedHand)
const mirrorTransform = `matrix(-1 0 0 1 ${2 * axis} 0)`

function Arm({ raised }: { raised?: boolean }) {
  if (raised) return arms.raised
  return (
    <>
      <g transform="translate(211 455)">{hand}</g>
      {arms.relaxed}
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
      <Arm />
      <g transform={mirrorTransform}>
        <Arm raised={withBaseHand} />
      </g>
    </>
  )
}
