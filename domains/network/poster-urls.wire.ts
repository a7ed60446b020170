import { z } from 'zod'

/** URLs of posters by the id of their sign; signs without a poster are left out. */
export const posterUrlsWire = z.object({ data: z.record(z.string(), z.string()) })
export type PosterUrlsWire = z.output<typeof posterUrlsWire>
