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

/** One path element for shapes that follow each other and look the same. */
function mergeShapes(shapes: readonly BodyShape[]): { role: string; d: string }[] {
  const paths: { role: string; d: string }[] = []
  for (const shape of shapes) {
    const role = classNameOf(shape)
    const last = paths.at(-1)
    if (!role) continue
    if (last?.role === role) last.d += shape.d
    else paths.push({ role, d: shape.d })
  }
  return paths
}

const paths = (shapes: readonly BodyShape[]) =>
  mergeShapes(shapes).map(({ role, d }) => <path key={d} className={role} d={d} />)

const arms = { relaxed: paths(relaxedArm), raised: paths(raisedArm) }
const legPaths = paths(legs)
const body = paths(trunk)
const face = paths(head)
const hand = paths(relaxedHand)
const flip = `matrix(-1 0 0 1 ${2 * axis} 0)`

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
  /** The left arm is raised as a base for the other hand, rather than hanging. */
  withBaseHand?: boolean
  withLegs?: boolean
}

/** The signer in faint lines. */
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
      <g transform={flip}>
        <Arm raised={withBaseHand} />
      </g>
    </>
  )
}
