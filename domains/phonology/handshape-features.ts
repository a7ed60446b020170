import { z } from 'zod'
import { contradictions, fingers, joints, openings, spreadings, thumbs } from './handshape.ts'

const keysOf = <T extends string>(meanings: Record<T, unknown>) => Object.keys(meanings) as T[]

/**
 * The features of a handshape, checked: known words only, and nothing that contradicts itself. The message of a
 * refused contradiction is its name in `contradictions`.
 */
export const handshapeFeaturesSchema = z
  .strictObject({
    fingers: z.array(z.enum(fingers)).min(1),
    joints: z.enum(keysOf(joints)).nullable().default(null),
    thumb: z.enum(keysOf(thumbs)).nullable().default(null),
    spreading: z.enum(spreadings).nullable().default(null),
    aperture: z.enum(openings).nullable().default(null),
    unselected: z.enum(openings).nullable().default(null),
  })
  .superRefine((hand, refusal) => {
    for (const [message, contradicts] of Object.entries(contradictions))
      if (contradicts(hand)) refusal.addIssue({ code: 'custom', message })
  })

/** The features that an entry of the list of handshapes carries; null when it has none, or none that hold. */
export const parseHandshapeFeatures = (stored: unknown) =>
  handshapeFeaturesSchema.safeParse(stored).data ?? null
