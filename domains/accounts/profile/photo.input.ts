import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import type { PhotoCrop } from './photo.ts'

const fraction = z.coerce
  .number(withError('value.invalid'))
  .min(0, withError('value.invalid'))
  .max(1, withError('value.invalid'))

/** The crop of a photo as the browser sends it; all fields are missing without JavaScript. */
export const photoCropSchema = z
  .object({
    cropLeft: fraction,
    cropTop: fraction,
    cropSize: fraction.min(0.01, withError('value.invalid')),
  })
  .transform(
    ({ cropLeft, cropTop, cropSize }): PhotoCrop => ({ left: cropLeft, top: cropTop, size: cropSize }),
  )
