import styles from './SceneDrawing.module.css'
import { SceneDrawing } from './SceneDrawing.tsx'
import type { Scene } from './scene.ts'

interface Props {
  scene: Scene
  /** A value of the list of locations or of precise locations. */
  chosen: string | null
  onPoint: (location: string) => void
}

/** A scene whose locations can be pointed at. A list beside it has their names; hide the picture from screen readers. */
export function ScenePicture({ scene, chosen, onPoint }: Props) {
  const { viewport, shapes, transform } = scene
  const { x, y, width, height } = viewport
  return (
    <div className={styles.scene}>
      <SceneDrawing scene={scene} />
      <svg className={styles.overlay} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {shapes.map(({ location, outline, emphasis }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it is for keyboards.
          <path
            key={location}
            className={styles.place}
            data-emphasis={emphasis}
            data-chosen={location === chosen || undefined}
            d={outline}
            transform={transform}
            onClick={() => onPoint(location)}
          />
        ))}
      </svg>
    </div>
  )
}
