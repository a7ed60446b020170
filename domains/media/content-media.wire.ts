import { z } from 'zod'
import { contentMediaKinds } from './content-media.ts'

/** A file of contents; `url` and `poster` are null until a video is converted. Sizes in bytes and pixels. */
export const contentMediaWire = z
  .object({
    id: z.int(),
    kind: z.enum(contentMediaKinds),
    name: z.string(),
    state: z.enum(['uploaded', 'working', 'ready', 'failed']),
    url: z.string().nullable(),
    poster: z.string().nullable(),
    mime: z.string().nullable(),
    bytes: z.int().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'ContentMedia' })
export type ContentMediaWire = z.output<typeof contentMediaWire>
