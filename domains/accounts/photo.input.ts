import { z } from 'zod'
import { says } from '#platform/forms/schema.ts'
import type { PhotoCrop } from './photo.ts'

const part = z.coerce
  .number(says('value.invalid'))
  .min(0, says('value.invalid'))
  .max(1, says('value.invalid'))

/** What of the picture is to be kept, as a browser that shows it sends it; without script none of it is there. */
export const photoCropInput = z
  .object({
    cropLeft: part,
    cropTop: part,
    cropSize: part.min(0.01, says('value.invalid')),
  })
  .transform(
    ({ cropLeft, cropTop, cropSize }): PhotoCrop => ({ left: cropLeft, top: cropTop, size: cropSize }),
  )
