import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import type { PhotoCrop } from './photo.ts'

const fraction = z.coerce
  .number(withError('value.invalid'))
  .min(0, withError('value.invalid'))
  .max(1, withError('value.invalid'))

/** What of the picture is to be kept, as a browser that shows it sends it; without script none of it is there. */
export const photoCropSchema = z
  .object({
    cropLeft: fraction,
    cropTop: fraction,
    cropSize: fraction.min(0.01, withError('value.invalid')),
  })
  .transform(
    ({ cropLeft, cropTop, cropSize }): PhotoCrop => ({ left: cropLeft, top: cropTop, size: cropSize }),
  )
