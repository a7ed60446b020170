import { classNames } from '../base/class-names.ts'
import {
  findDrawnLocation,
  getBodyLocation,
  locationOutline,
  locationWithAncestors,
} from './body-locations.ts'
import { mirrorHandTransform } from './hand-drawing.ts'
import { locationViewBox } from './location-view-box.ts'
import { OpenHand } from './OpenHand.tsx'
import { pathExtent } from './path-data.ts'
import styles from './pictures.module.css'
import { SignerFigure } from './SignerFigure.tsx'
import { visiblePart } from './visible-part.ts'

interface Props {
  /** A value of the list of locations. */
  location?: string | undefined
  /** A value of the list of precise locations; preferred to the area. */
  precise?: string | undefined
  /** Marks both sides of a paired location. */
  bothSides?: boolean
  /** URL of a `SharedSigner` of the page. */
  sharedSigner?: string | undefined
}

/** The location of a sign, marked on a drawing of the body, the head or the hand. */
export function LocationPicture({ location, precise, bothSides = false, sharedSigner }: Props) {
  const name = findDrawnLocation(precise, location)
  if (!name) return null
  const { view, hidden } = getBodyLocation(name)
  const inSpace = locationWithAncestors(name).includes('neutral-space')
  const outline = locationOutline(name, bothSides)
  const mark = (
    <path
      className={classNames(styles.place, inSpace && styles.space, hidden && styles.hidden)}
      d={outline}
    />
  )
  const viewBox = locationViewBox(name)
  const [, top = 0, , height = 1] = viewBox.split(' ').map(Number)
  return (
    <svg
      className={styles.picture}
      viewBox={viewBox}
      preserveAspectRatio={visiblePart((pathExtent(outline).bottom - top) / height)}
      width={192}
      height={240}
      aria-hidden
    >
      {view ? (
        <g transform={view === 'back' ? mirrorHandTransform : undefined}>
          <OpenHand view={view} />
          {mark}
        </g>
      ) : (
        <>
          <SignerFigure withLegs={locationWithAncestors(name).includes('leg')} shared={sharedSigner} />
          {mark}
        </>
      )}
    </svg>
  )
}
