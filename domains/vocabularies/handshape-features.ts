import { z } from 'zod'
import {
  contradictions,
  fingers,
  jointNames,
  openings,
  spreadings,
  thumbNames,
} from '#packages/hands/features.ts'

/**
 * Validates the features of a handshape: known names only and no contradictions. The message of an issue is the name of
 * the contradiction in `contradictions`.
 */
export const handshapeFeaturesSchema = z
  .strictObject({
    fingers: z.array(z.enum(fingers)).min(1),
    joints: z.enum(jointNames).nullable().default(null),
    thumb: z.enum(thumbNames).nullable().default(null),
    spreading: z.enum(spreadings).nullable().default(null),
    aperture: z.enum(openings).nullable().default(null),
    unselected: z.enum(openings).nullable().default(null),
  })
  .superRefine((hand, context) => {
    for (const [message, contradicts] of Object.entries(contradictions))
      if (contradicts(hand)) context.addIssue({ code: 'custom', message })
  })

/** The features stored with an entry of the handshape list; null when there are none or they are invalid. */
export const parseHandshapeFeatures = (stored: unknown) =>
  handshapeFeaturesSchema.safeParse(stored).data ?? null
