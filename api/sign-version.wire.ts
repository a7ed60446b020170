import { z } from '@hono/zod-openapi'
import type { SignVersion } from '#domains/signs/index.ts'
import { storedDecisionKinds } from '#domains/signs/sign-decisions.ts'

const person = z.int().nullable().openapi({ description: 'Account id; null for the system' })

/** A version in the history of a sign. */
export const signVersionSchema = z
  .strictObject({
    revision: z.int(),
    kind: z.string().openapi({ description: 'form, api, import, status, restore, merge, undo or seed' }),
    by: person,
    at: z.iso.datetime(),
    is_current: z.boolean(),
    is_public: z.boolean().openapi({ description: 'The public sees this version' }),
    decisions: z.array(
      z.strictObject({
        kind: z.enum(storedDecisionKinds),
        note: z.string().nullable(),
        by: person,
        at: z.iso.datetime(),
      }),
    ),
  })
  .openapi('SignVersion')

export const toSignVersionWire = ({ isCurrent, isPublic, at, decisions, ...version }: SignVersion) => ({
  ...version,
  at: at.toISOString(),
  is_current: isCurrent,
  is_public: isPublic,
  decisions: decisions.map((decision) => ({ ...decision, at: decision.at.toISOString() })),
})
