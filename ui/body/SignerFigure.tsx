import { classNames } from '../base/class-names.ts'
import { axis, eyes } from './body-drawing.ts'
import { baseHand, hangingHand } from './drawn-hands.gen.ts'
import styles from './pictures.module.css'
import { handPlaces, type PathLook, type SignerPath, signerPaths } from './signer-paths.ts'

const skinWithLine = classNames(styles.outlined, styles.skin)

const classNameOf = (look: PathLook) => (look === 'outlinedSkin' ? skinWithLine : styles[look])

const paths = (all: readonly SignerPath[]) =>
  all.map(({ look, d }) => <path key={d} className={classNameOf(look)} d={d} />)

const arms = { relaxed: paths(signerPaths.relaxedArm), raised: paths(signerPaths.raisedArm) }
const legPaths = paths(signerPaths.legs)
const body = paths(signerPaths.body)
const face = paths(signerPaths.face)
const mirrorTransform = `matrix(-1 0 0 1 ${2 * axis} 0)`

/** A drawn hand; `place` moves it to the wrist and rotates it. */
const drawnHand = ({ outline, lines, scale }: typeof hangingHand | typeof baseHand, place: string) => (
  <g transform={`${place}scale(${scale})`}>
    <path className={skinWithLine} d={outline} fillRule="evenodd" />
    <path className={styles.line} d={lines} />
  </g>
)

const hands = {
  relaxed: drawnHand(hangingHand, handPlaces.relaxed),
  raised: drawnHand(baseHand, handPlaces.raised),
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
  /** URL of a `SharedSigner` of the page, which is drawn instead unless the pose or the legs differ. */
  shared?: string | undefined
}

/** The drawing of the signer in faint lines. */
export function SignerFigure({ withBaseHand = false, withLegs = false, shared }: Props) {
  if (shared !== undefined && !withBaseHand && !withLegs) return <use href={shared} />
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

/** The signer once for all pictures of a page, which would otherwise repeat 5 kB each. */
export function SharedSigner({ id }: { id: string }) {
  return (
    <svg width={0} height={0} aria-hidden>
      <defs>
        <g id={id}>
          <SignerFigure />
        </g>
      </defs>
    </svg>
  )
}
