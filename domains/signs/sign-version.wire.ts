import { z } from 'zod'
import type { SignVersion } from './server/version.queries.ts'
import { storedDecisionKinds } from './sign-decisions.ts'

const person = z.int().nullable().describe('Account id; null for the system')

/** A version in the history of a sign. */
export const signVersionWire = z
  .strictObject({
    revision: z.int(),
    kind: z.string().describe('form, api, import, status, restore, merge, undo or seed'),
    by: person,
    at: z.iso.datetime(),
    is_current: z.boolean(),
    is_public: z.boolean().describe('The public sees this version'),
    decisions: z.array(
      z.strictObject({
        kind: z.enum(storedDecisionKinds),
        note: z.string().nullable(),
        by: person,
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'SignVersion' })

export const toSignVersionWire = ({
  isCurrent,
  isPublic,
  at,
  decisions,
  ...version
}: SignVersion): z.output<typeof signVersionWire> => ({
  ...version,
  at: at.toISOString(),
  is_current: isCurrent,
  is_public: isPublic,
  decisions: decisions.map((decision) => ({ ...decision, at: decision.at.toISOString() })),
})
