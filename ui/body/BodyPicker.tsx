import Check from 'lucide-react/icons/check'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import styles from './BodyPicker.module.css'
import { placesAround } from './body-places.ts'
import { OpenHand } from './OpenHand.tsx'
import { areaScenes, preciseScenes, type Scene } from './picker-scenes.ts'
import { SignerFigure } from './SignerFigure.tsx'

export interface PickablePlace {
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
  places: readonly PickablePlace[]
  /** `area`: the areas, with the head enlarged. `{ area }`: the precise places of one area, drawn as near as they need. */
  level: 'area' | { area: string }
  /** What is chosen here, for screen readers: "Place". */
  label: string
  /** The count in words, for screen readers: "12 signs". */
  countLabel: (count: number) => string
}

const viewBox = ({ x, y, width, height }: Scene['window']) => `${x} ${y} ${width} ${height}`
const flip = 'matrix(-1 0 0 1 160 0)'

function Drawing({ scene: { of, window, shapes } }: { scene: Scene }) {
  return (
    <svg className={styles.drawing} viewBox={viewBox(window)} aria-hidden>
      {of === 'signer' ? (
        <SignerFigure withLegs={shapes.some(({ place }) => placesAround(place).includes('leg'))} />
      ) : (
        <g transform={of === 'back' ? flip : undefined}>
          <OpenHand view={of} />
        </g>
      )}
    </svg>
  )
}

/** A name with its count below the drawing and the place upon it: one link of two parts. */
function PlaceLink({ scene, shape, place, countLabel }: PlaceLinkProps) {
  const { text, language, count, isChosen, href } = place
  return (
    <a
      className={classNames(styles.link, isChosen && styles.chosen)}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
    >
      <svg className={styles.overlay} viewBox={viewBox(scene.window)} aria-hidden>
        <path
          className={classNames(styles.place, shape.look && styles[shape.look])}
          d={shape.d}
          transform={scene.of === 'back' ? flip : undefined}
        />
      </svg>
      {isChosen && <Icon of={Check} size={16} className={styles.check} />}
      <span lang={language}>{text}</span>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>, {countLabel(count)}</VisuallyHidden>
    </a>
  )
}

interface PlaceLinkProps extends Pick<Props, 'countLabel'> {
  scene: Scene
  shape: Scene['shapes'][number]
  place: PickablePlace
}

/**
 * The signer as a way to choose places: each is a link that can be touched on the drawing and by its name below it.
 * Nothing when the drawing knows none of the places.
 */
export function BodyPicker({ places, level, label, countLabel }: Props) {
  const byValue = new Map(places.map((place) => [place.value, place]))
  const values = [...byValue.keys()]
  const scenes = level === 'area' ? areaScenes(values) : preciseScenes(values)
  if (scenes.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div className={styles.picker} role="group" aria-label={label}>
      {scenes.map((scene) => (
        <div key={scene.of + viewBox(scene.window)} className={styles.scene}>
          <Drawing scene={scene} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
          <ul role="list" className={styles.names}>
            {scene.shapes.map((shape) => {
              const place = byValue.get(shape.place)
              return (
                place && (
                  <li key={shape.place}>
                    <PlaceLink scene={scene} shape={shape} place={place} countLabel={countLabel} />
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
