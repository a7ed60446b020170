import { classNames } from '../base/class-names.ts'
import {
  findDrawnLocation,
  getBodyLocation,
  type LocationName,
  locationOutline,
  locationWithAncestors,
} from './body-locations.ts'
import { mirrorHandTransform } from './hand-drawing.ts'
import { OpenHand } from './OpenHand.tsx'
import styles from './pictures.module.css'
import { SignerFigure } from './SignerFigure.tsx'

interface Props {
  /** A value of the list of locations. */
  location?: string | undefined
  /** A value of the list of precise locations; preferred to the area. */
  precise?: string | undefined
  /** Marks both sides of a paired location. */
  bothSides?: boolean
}

/** The part of the drawing that shows the location large enough; always with the same aspect ratio. */
function viewBoxOf(name: LocationName): string {
  const names = locationWithAncestors(name)
  if (getBodyLocation(name).view) return '-8 -20 176 220'
  const isWithin = (...areas: LocationName[]) => areas.some((area) => names.includes(area))
  if (isWithin('near-head', 'in-front-of-face')) return '192 -14 256 320'
  if (isWithin('head', 'neck')) return '226 18 188 235'
  if (isWithin('leg')) return '-84 0 808 1010'
  return isWithin('arm') ? '318 216 224 280' : '140 64 360 450'
}

/** Whether there is a picture of the precise location or of its area. */
export const hasLocationPicture = (location?: string, precise?: string): boolean =>
  findDrawnLocation(precise, location) !== undefined

/** The location of a sign, marked on a drawing of the body, the head or the hand. */
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
        <g transform={view === 'back' ? mirrorHandTransform : undefined}>
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
