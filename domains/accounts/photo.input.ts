import { z } from 'zod'
import type { PhotoCrop } from './photo.ts'

/** A crop as a form sends it: three parts of one. */
export const photoCrop: z.ZodType<PhotoCrop> = z.object({
  left: z.coerce.number().min(0).max(1),
  top: z.coerce.number().min(0).max(1),
  size: z.coerce.number().min(0.01).max(1),
})
