import Check from '#ui/icons/check.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { locationWithAncestors } from './body-locations.ts'
import { mirrorHandTransform } from './hand-drawing.ts'
import styles from './LocationPicker.module.css'
import { areaScenes, preciseScenes, type Scene, type SceneShape } from './location-picker-scenes.ts'
import { OpenHand } from './OpenHand.tsx'
import { SignerFigure } from './SignerFigure.tsx'

export interface LocationOption {
  /** A value of the list of locations or of precise locations. */
  value: string
  /** Displayed name. */
  text: string
  /** Language of the name, if it differs from that of the page. */
  language?: string | undefined
  count: number
  isChosen: boolean
  /** URL that selects the location, or deselects a selected one. */
  href: string
}

interface Props {
  /** Locations without a picture (`hasLocationPicture`) are skipped; list them separately. */
  locations: readonly LocationOption[]
  /** `area`: all areas, the head enlarged. `{ area }`: the precise locations of one area, enlarged as needed. */
  level: 'area' | { area: string }
  /** Accessible name of the group: "Location". */
  label: string
  /** The count in the format of the language. */
  formatCount: (count: number) => string
  /** The count as text for screen readers: "12 signs". */
  countLabel: (count: number) => string
}

const viewBox = ({ x, y, width, height }: Scene['viewport']) => `${x} ${y} ${width} ${height}`

function Drawing({ scene: { subject, viewport, shapes } }: { scene: Scene }) {
  return (
    <svg className={styles.drawing} viewBox={viewBox(viewport)} aria-hidden>
      {subject === 'signer' ? (
        <SignerFigure
          withLegs={shapes.some(({ location }) => locationWithAncestors(location).includes('leg'))}
        />
      ) : (
        <g transform={subject === 'back' ? mirrorHandTransform : undefined}>
          <OpenHand view={subject} />
        </g>
      )}
    </svg>
  )
}

/** A link of two parts: the shape on the drawing, and the name with its count below. */
function LocationLink({ scene, shape, location, formatCount, countLabel }: LocationLinkProps) {
  const { text, language, count, isChosen, href } = location
  return (
    <a
      className={classNames(styles.link, isChosen && styles.chosen)}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
    >
      <svg className={styles.overlay} viewBox={viewBox(scene.viewport)} aria-hidden>
        <path
          className={classNames(styles.place, shape.emphasis && styles[shape.emphasis])}
          d={shape.outline}
          transform={scene.subject === 'back' ? mirrorHandTransform : undefined}
        />
      </svg>
      {isChosen && <Icon icon={Check} size={16} className={styles.check} />}
      <span lang={language}>{text}</span>
      <span className={styles.count} aria-hidden>
        {formatCount(count)}
      </span>
      <VisuallyHidden>, {countLabel(count)}</VisuallyHidden>
    </a>
  )
}

interface LocationLinkProps extends Pick<Props, 'formatCount' | 'countLabel'> {
  scene: Scene
  shape: SceneShape
  location: LocationOption
}

/**
 * A drawing of the signer for the selection of locations. Each location is a link, on the drawing and by its name.
 * Renders nothing if no location has a picture.
 */
export function LocationPicker({ locations, level, label, ...counts }: Props) {
  const byValue = new Map(locations.map((location) => [location.value, location]))
  const values = [...byValue.keys()]
  const scenes = level === 'area' ? areaScenes(values) : preciseScenes(values)
  if (scenes.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div className={styles.picker} role="group" aria-label={label}>
      {scenes.map((scene) => (
        <div key={scene.subject + viewBox(scene.viewport)} className={styles.scene}>
          <Drawing scene={scene} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
          <ul role="list" className={styles.names}>
            {scene.shapes.map((shape) => {
              const location = byValue.get(shape.location)
              return (
                location && (
                  <li key={shape.location}>
                    <LocationLink scene={scene} shape={shape} location={location} {...counts} />
                  </li>
                )
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}
