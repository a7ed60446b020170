import { classNames } from '../base/class-names.ts'
import {
  findDrawnLocation,
  getBodyLocation,
  type LocationName,
  locationOutline,
  locationWithAncestors,
} from './body-locations.ts'
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
function viewBoxOf(name: LocationName): string {
  const enclosing = locationWithAncestors(name)
  if (getBodyLocation(name).view) return '-8 -20 176 220'
  const isWithin = (...areas: LocationName[]) => areas.some((area) => enclosing.includes(area))
  if (isWithin('near-head', 'in-front-of-face')) return '192 -14 256 320'
  if (isWithin('head', 'neck')) return '226 18 188 235'
  if (isWithin('leg')) return '-84 0 808 1010'
  return isWithin('arm') ? '318 216 224 280' : '140 64 360 450'
}

/** Whether there is a picture of a place: of the precise one, else of its area. */
export const hasLocationPicture = (location?: string, precise?: string): boolean =>
  findDrawnLocation(precise, location) !== undefined

/** Where a sign is made: the place marked on the signer, on the head when it is there, on a hand when it is on one. */
export function LocationPicture({ location, precise, bothSides = false }: Props) {
  const name = findDrawnLocation(precise, location)
  if (!name) return null
  const { view, hidden } = getBodyLocation(name)
  const inSpace = locationWithAncestors(name).includes('neutral-space')
  const mark = (
    <path
      className={classNames(styles.place, inSpace && styles.space, hidden && styles.hidden)}
      d={locationOutline(name, bothSides)}
    />
  )
  return (
    <svg className={styles.picture} viewBox={viewBoxOf(name)} width={192} height={240} aria-hidden>
      {view ? (
        <g transform={view === 'back' ? 'matrix(-1 0 0 1 160 0)' : undefined}>
          <OpenHand view={view} />
          {mark}
        </g>
      ) : (
        <>
          <SignerFigure withLegs={locationWithAncestors(name).includes('leg')} />
          {mark}
        </>
      )}
    </svg>
  )
}
