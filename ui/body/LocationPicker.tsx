import Check from 'lucide-react/icons/check'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { locationWithAncestors } from './body-locations.ts'
import styles from './LocationPicker.module.css'
import { areaScenes, preciseScenes, type Scene } from './location-picker-scenes.ts'
import { OpenHand } from './OpenHand.tsx'
import { SignerFigure } from './SignerFigure.tsx'

export interface LocationOption {
  /** A value of the list of locations or of precise places. */
  value: string
  /** Its name for the reader. */
  text: string
  /** Language of the name, when it is not the page's. */
  language?: string | undefined
  count: number
  isChosen: boolean
  /** Where the choice leads, or for a chosen place its taking back. */
  href: string
}

interface Props {
  /** Those that the drawing does not know are passed over (`hasPlacePicture` tells); list them beside it. */
  locations: readonly LocationOption[]
  /** `area`: the areas, with the head enlarged. `{ area }`: the precise places of one area, drawn as near as they need. */
  level: 'area' | { area: string }
  /** What is chosen here, for screen readers: "Place". */
  label: string
  /** The count in words, for screen readers: "12 signs". */
  countLabel: (count: number) => string
}

const viewBox = ({ x, y, width, height }: Scene['viewport']) => `${x} ${y} ${width} ${height}`
const flip = 'matrix(-1 0 0 1 160 0)'

function Drawing({ scene: { subject, viewport, shapes } }: { scene: Scene }) {
  return (
    <svg className={styles.drawing} viewBox={viewBox(viewport)} aria-hidden>
      {subject === 'signer' ? (
        <SignerFigure withLegs={shapes.some(({ place }) => locationWithAncestors(place).includes('leg'))} />
      ) : (
        <g transform={subject === 'back' ? flip : undefined}>
          <OpenHand view={subject} />
        </g>
      )}
    </svg>
  )
}

/** A name with its count below the drawing and the place upon it: one link of two parts. */
function LocationLink({ scene, shape, location, countLabel }: LocationLinkProps) {
  const { text, language, count, isChosen, href } = location
  return (
    <a
      className={classNames(styles.link, isChosen && styles.chosen)}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
    >
      <svg className={styles.overlay} viewBox={viewBox(scene.viewport)} aria-hidden>
        <path
          className={classNames(styles.place, shape.look && styles[shape.look])}
          d={shape.d}
          transform={scene.subject === 'back' ? flip : undefined}
        />
      </svg>
      {isChosen && <Icon icon={Check} size={16} className={styles.check} />}
      <span lang={language}>{text}</span>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>, {countLabel(count)}</VisuallyHidden>
    </a>
  )
}

interface LocationLinkProps extends Pick<Props, 'countLabel'> {
  scene: Scene
  shape: Scene['shapes'][number]
  location: LocationOption
}

/**
 * The signer as a way to choose places: each is a link that can be touched on the drawing and by its name below it.
 * Nothing when the drawing knows none of the places.
 */
export function LocationPicker({ locations, level, label, countLabel }: Props) {
  const byValue = new Map(locations.map((place) => [place.value, place]))
  const values = [...byValue.keys()]
  const scenes = level === 'area' ? areaScenes(values) : preciseScenes(values)
  if (scenes.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div className={styles.picker} role="group" aria-label={label}>
      {scenes.map((scene) => (
        <div key={scene.subject + viewBox(scene.viewport)} className={styles.scene}>
          <Drawing scene={scene} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
          <ul role="list" className={styles.names}>
            {scene.shapes.map((shape) => {
              const place = byValue.get(shape.place)
              return (
                place && (
                  <li key={shape.place}>
                    <LocationLink scene={scene} shape={shape} location={place} countLabel={countLabel} />
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
