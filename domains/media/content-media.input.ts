import { z } from 'zod'
import { contentAudiences, contentMediaKinds } from './content-media.ts'

/** A finished upload that becomes a file of contents. */
export const contentUploadSchema = z.strictObject({
  upload: z.string().max(100),
  kind: z.enum(contentMediaKinds),
  audience: z.enum(contentAudiences).default('public'),
})
export type ContentUpload = z.output<typeof contentUploadSchema>
