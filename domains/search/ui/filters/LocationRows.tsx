import { LocationShape, SceneDrawing } from '#ui/body/SceneDrawing.tsx'
import type { Scene } from '#ui/body/scene.ts'
import type { FilterValueView } from '../../presenters/filter.presenter.ts'
import type { FilterValuesProps } from '../ValueLinks.tsx'
import { FilterRows } from './FilterRows.tsx'
import styles from './LocationRows.module.css'

interface Props<Value extends FilterValueView> extends FilterValuesProps<Value> {
  scene: Scene | null
}

/** Areas in rows and on a drawing of the body: each link has a shape on the drawing. */
export function LocationRows<Value extends FilterValueView>({ scene, ...list }: Props<Value>) {
  if (!scene) return <FilterRows {...list} />
  const { shapes } = scene
  const depth = ({ value }: Value) => {
    const index = shapes.findIndex(({ location }) => location === value)
    return index === -1 ? shapes.length : index
  }
  return (
    <div className={styles.places}>
      <SceneDrawing scene={scene} />
      <FilterRows
        {...list}
        // Finer areas come after wider ones, so that their shapes are on top.
        values={list.values.toSorted((a, b) => depth(a) - depth(b))}
        mark={(value) => {
          const shape = shapes[depth(value)]
          return shape && <LocationShape scene={scene} shape={shape} />
        }}
      />
    </div>
  )
}
