import Check from '#ui/icons/check.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import pills from '../base/pill-links.module.css'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import styles from './LocationPicker.module.css'
import { LocationShape, SceneDrawing } from './SceneDrawing.tsx'
import type { Scene, SceneShape } from './scene.ts'

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
  /** Those that the scenes do not show are skipped; list them separately. */
  locations: readonly LocationOption[]
  /** From `areaScenes` or `preciseScenes`, which the server calls: their data would be a large script. */
  scenes: readonly Scene[]
  /** Accessible name of the group: "Location". */
  label: string
  /** The count in the format of the language. */
  formatCount: (count: number) => string
  /** The count as text for screen readers: "12 signs". */
  countLabel: (count: number) => string
}

/** A link of two parts: the shape on the drawing, and the name with its count below. */
function LocationLink({ scene, shape, location, formatCount, countLabel }: LocationLinkProps) {
  const { text, language, count, isChosen, href } = location
  return (
    <a className={pills.link} href={href} aria-current={isChosen ? 'true' : undefined}>
      <LocationShape scene={scene} shape={shape} />
      {isChosen && <Icon icon={Check} size={16} />}
      <span lang={language}>{text}</span>
      <span className={pills.count} aria-hidden>
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
export function LocationPicker({ locations, scenes, label, ...counts }: Props) {
  const byValue = new Map(locations.map((location) => [location.value, location]))
  if (scenes.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div className={styles.picker} role="group" aria-label={label}>
      {scenes.map((scene) => (
        <div key={`${scene.subject} ${scene.viewport.x} ${scene.viewport.y}`} className={styles.scene}>
          <SceneDrawing scene={scene} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
          <ul role="list" className={classNames(pills.list, styles.names)}>
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
