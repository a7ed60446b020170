import type { SignDocument } from '#domains/signs/sign-document.ts'
import { MovementPicture } from '#ui/body/MovementPicture.tsx'
import { usesOtherHand } from '../../phonology-hints.ts'
import { useFormContext } from '../form-context.ts'
import styles from './MovementPreview.module.css'

/** The described movement as a picture; nothing while it has no path. */
export function MovementPreview({ document: { values, flags }, document }: { document: SignDocument }) {
  const { entry, lists } = useFormContext()
  const chosenValue = (ids: number[] | undefined) => entry(ids?.[0] ?? 0)?.value
  const location = chosenValue(values.locationPrecise) ?? chosenValue(values.location)
  return (
    <div className={styles.preview}>
      <MovementPicture
        hands={usesOtherHand(document, lists) ? 'both' : 'one'}
        {...(location && { location })}
        direction={chosenValue(values.movementDirection)}
        shape={chosenValue(values.movementShape)}
        repeated={flags.repeatedMovement ?? false}
        alternating={flags.alternatingMovement ?? false}
      />
    </div>
  )
}
