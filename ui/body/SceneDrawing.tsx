import styles from './SceneDrawing.module.css'
import type { Scene, SceneShape } from './scene.ts'
import signerUrl from './signer.svg'

const viewBox = ({ viewport: { x, y, width, height } }: Scene) => `${x} ${y} ${width} ${height}`

/** The drawing of a scene. Its container is positioned; its size is that of `--scene-inline` and `--scene-block`. */
export function SceneDrawing({ scene }: { scene: Scene }) {
  const { subject, withLegs, transform } = scene
  return (
    <svg className={styles.drawing} viewBox={viewBox(scene)} aria-hidden>
      {withLegs && <use href={`${signerUrl}#legs`} />}
      <use href={`${signerUrl}#${subject}`} transform={transform} />
    </svg>
  )
}

interface ShapeProps {
  scene: Scene
  shape: SceneShape
}

/** A location on the drawing. It is part of the link with its name, which is not positioned. */
export function LocationShape({ scene, shape: { outline, emphasis } }: ShapeProps) {
  return (
    <svg className={styles.overlay} viewBox={viewBox(scene)} aria-hidden>
      <path className={styles.place} data-emphasis={emphasis} d={outline} transform={scene.transform} />
    </svg>
  )
}
