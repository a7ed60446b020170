import { classNames } from '../base/class-names.ts'
import { bodyPlace, knownPlace, type PlaceName, placePath, placesAround } from './body-places.ts'
import { OpenHand } from './OpenHand.tsx'
import styles from './pictures.module.css'
import { SignerFigure } from './SignerFigure.tsx'

interface Props {
  /** A value of the list of locations. */
  location?: string | undefined
  /** A value of the list of places within an area; it is shown rather than its area. */
  precise?: string | undefined
  /** Of a place that the body has twice, both are meant. */
  bothSides?: boolean
}

/** The part of the drawing that shows the place large enough; all of one proportion. */
function windowOf(name: PlaceName): string {
  const around = placesAround(name)
  if (bodyPlace(name).view) return '-8 -20 176 220'
  const lies = (...areas: PlaceName[]) => areas.some((area) => around.includes(area))
  if (lies('near-head', 'in-front-of-face')) return '192 -14 256 320'
  if (lies('head', 'neck')) return '226 18 188 235'
  if (lies('leg')) return '-84 0 808 1010'
  return lies('arm') ? '318 216 224 280' : '140 64 360 450'
}

/** Whether there is a picture of a place: of the precise one, else of its area. */
export const hasPlacePicture = (location?: string, precise?: string): boolean =>
  knownPlace(precise, location) !== undefined

/** Where a sign is made: the place marked on the signer, on the head when it is there, on a hand when it is on one. */
export function PlacePicture({ location, precise, bothSides = false }: Props) {
  const name = knownPlace(precise, location)
  if (!name) return null
  const { view, hidden } = bodyPlace(name)
  const inSpace = placesAround(name).includes('neutral-space')
  const mark = (
    <path
      className={classNames(styles.place, inSpace && styles.space, hidden && styles.hidden)}
      d={placePath(name, bothSides)}
    />
  )
  return (
    <svg className={styles.picture} viewBox={windowOf(name)} width={192} height={240} aria-hidden>
      {view ? (
        <g transform={view === 'back' ? 'matrix(-1 0 0 1 160 0)' : undefined}>
          <OpenHand view={view} />
          {mark}
        </g>
      ) : (
        <>
          <SignerFigure withLegs={placesAround(name).includes('leg')} />
          {mark}
        </>
      )}
    </svg>
  )
}
