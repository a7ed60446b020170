import { MovementIcon } from '#ui/body/MovementIcon.tsx'
import { hasMovementPicture } from '#ui/body/MovementPicture.tsx'
import type { DrawEntry } from '../entry-options.tsx'
import { ReferenceField } from '../fields/ReferenceField.tsx'
import type { PropertyFieldProps } from '../form-context.ts'

const drawDirection: DrawEntry = ({ value }) =>
  hasMovementPicture(value) && <MovementIcon direction={value} />

const drawShape: DrawEntry = ({ value }) =>
  hasMovementPicture(undefined, value) && <MovementIcon shape={value} />

/** Directions of movements with their arrows. */
export const MovementDirectionField = (props: PropertyFieldProps<number[]>) => (
  <ReferenceField {...props} draw={drawDirection} />
)

/** Shapes of movements with their arrows. */
export const MovementShapeField = (props: PropertyFieldProps<number[]>) => (
  <ReferenceField {...props} draw={drawShape} />
)
