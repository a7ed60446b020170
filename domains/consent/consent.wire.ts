import { z } from 'zod'
import type { LegalVersion } from '#domains/content/legal-version.ts'
import { legalVersionWire } from '#domains/content/legal-version.wire.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseForm, withError } from '#platform/forms/schema.ts'
import type { AcceptanceStatus } from './acceptance-status.ts'
import { consentSchema } from './consent.input.ts'
import type { ConsentChoices } from './consent.ts'

/** The names of the answers in the specification. */
const wireNames = {
  sharesGeneralData: 'opc_1_1',
  emailVisibility: 'opc_1_2',
  detailsVisibility: 'opc_1_3',
  afterDeletion: 'opc_2_1',
  signsStay: 'opc_2_2',
  adminsMayDelete: 'opc_2_3',
  acceptsPolicy: 'opc_3',
  adminsSeeChoices: 'opc_4',
} as const satisfies Record<keyof ConsentChoices, string>

const checkbox = z.boolean(withError('value.invalid'))
const visibility = z.union([z.literal(1), z.literal(2), z.literal(3)], withError('value.choose'))

/** `sign_privacy` in the format of the specification. */
export const consentWire = z.strictObject({
  opc_1_1: checkbox,
  opc_1_2: visibility,
  opc_1_3: visibility,
  opc_2_1: z.union([z.literal(1), z.literal(2)], withError('value.choose')),
  opc_2_2: checkbox,
  opc_2_3: checkbox,
  opc_3: checkbox,
  opc_4: checkbox,
})
export type ConsentWire = z.infer<typeof consentWire>

const versionId = z.int(withError('value.invalid')).positive(withError('value.invalid'))

const bodies = [
  z.strictObject({ sign_accepted_term_id: versionId }),
  z.strictObject({ sign_accepted_privacy_policy_id: versionId, sign_privacy: consentWire }),
  z.strictObject({ sign_accepted_privacy_policy_id: versionId }),
  z.strictObject({ sign_privacy: consentWire }),
] as const

/** The four accepted request bodies, for the OpenAPI document. */
export const consentUpdateWire = z.union(bodies)

/** One of the four request bodies under the names of the code. */
export interface ConsentUpdate {
  termsId?: number
  policyId?: number
  choices?: ConsentChoices
}

/** The answers in the format of the specification. */
export const toConsentWire = (choices: ConsentChoices): ConsentWire =>
  Object.fromEntries(
    Object.entries(wireNames).map(([name, wireName]) => [wireName, choices[name as keyof ConsentChoices]]),
  ) as ConsentWire

/**
 * Parses one of the four request bodies.
 * @throws AppError `request.invalid` with the fields under their wire names
 */
export function parseConsentUpdate(body: unknown): ConsentUpdate {
  const sent = parseForm(bodyFor(body), body) as {
    sign_accepted_term_id?: number
    sign_accepted_privacy_policy_id?: number
    sign_privacy?: ConsentWire
  }
  return {
    ...(sent.sign_accepted_term_id && { termsId: sent.sign_accepted_term_id }),
    ...(sent.sign_accepted_privacy_policy_id && { policyId: sent.sign_accepted_privacy_policy_id }),
    ...(sent.sign_privacy && { choices: parseChoices(sent.sign_privacy) }),
  }
}

const everyField = z.strictObject({
  sign_accepted_term_id: versionId,
  sign_accepted_privacy_policy_id: versionId,
  sign_privacy: consentWire,
})

/**
 * The body with the same keys: its errors name the field, those of the union do not. Without such a body, the unknown
 * fields are named, else all that could be sent.
 */
function bodyFor(body: unknown): z.ZodType {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const found = bodies.find(({ shape }) => Object.keys(shape).every((key) => keys.includes(key)))
  if (found) return found
  return keys.some((key) => !(key in everyField.shape)) ? everyField.partial() : everyField
}

function parseChoices(wire: ConsentWire): ConsentChoices {
  const names = Object.entries(wireNames) as [keyof ConsentChoices, keyof ConsentWire][]
  try {
    return parseForm(
      consentSchema,
      Object.fromEntries(names.map(([name, wireName]) => [name, wire[wireName]])),
    )
  } catch (error) {
    if (!isAppError(error)) throw error
    const fields = error.fields.map((wrong) => ({
      ...wrong,
      field: `sign_privacy.${wireNames[wrong.field as keyof ConsentChoices]}`,
    }))
    throw new AppError(error.code, { fields })
  }
}

/** The answer of `check-term` in the format of the specification. */
export const termCheckWire = z
  .object({
    have_to_accept_new_privacy_policy: z.boolean(),
    current_privacy_policy: legalVersionWire.nullable(),
    have_to_accept_new_terms_of_use: z.boolean(),
    current_terms_of_use: legalVersionWire.nullable(),
  })
  .meta({ id: 'TermCheck' })

const toTextWire = (version: LegalVersion | null, bodyOf: (version: LegalVersion) => string | null) =>
  version && { id: version.id, description: bodyOf(version) }

/** The four fields of `check-term`; none is ever left out. */
export const toTermCheckWire = (
  check: AcceptanceStatus,
  bodyOf: (version: LegalVersion) => string | null,
): z.infer<typeof termCheckWire> => ({
  have_to_accept_new_privacy_policy: check.mustAcceptPolicy,
  current_privacy_policy: toTextWire(check.policy, bodyOf),
  have_to_accept_new_terms_of_use: check.mustAcceptTerms,
  current_terms_of_use: toTextWire(check.terms, bodyOf),
})
