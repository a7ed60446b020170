import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { someChoices } from './consent.fixture.ts'
import { parseConsentUpdate, toConsentWire } from './consent.wire.ts'

const privacy = toConsentWire(someChoices({ emailVisibility: 2, detailsVisibility: 3, afterDeletion: 1 }))

/** `done`, or the invalid fields with their codes. */
function answer(body: unknown): unknown {
  try {
    return parseConsentUpdate(body)
  } catch (error) {
    if (!isAppError(error)) throw error
    return [error.code, ...error.fields.map(({ field, code }) => `${field} ${code}`)]
  }
}

test('answers have the names of the specification [CON-01]', () => {
  expect(privacy).toEqual({
    opc_1_1: true,
    opc_1_2: 2,
    opc_1_3: 3,
    opc_2_1: 1,
    opc_2_2: true,
    opc_2_3: true,
    opc_3: true,
    opc_4: true,
  })
})

test('the four bodies are parsed, and answers survive the round trip [API-04]', () => {
  const choices = someChoices({ emailVisibility: 2, detailsVisibility: 3, afterDeletion: 1 })
  expect(answer({ sign_accepted_term_id: 4 })).toEqual({ termsId: 4 })
  expect(answer({ sign_accepted_privacy_policy_id: 5 })).toEqual({ policyId: 5 })
  expect(answer({ sign_accepted_privacy_policy_id: 5, sign_privacy: privacy })).toEqual({
    policyId: 5,
    choices,
  })
  expect(answer({ sign_privacy: privacy })).toEqual({ choices })
})

test.each(['opc_1_1', 'opc_2_2', 'opc_2_3', 'opc_3', 'opc_4'])(
  'the box %s must be ticked [CON-01]',
  (name) => {
    expect(answer({ sign_privacy: { ...privacy, [name]: false } })).toEqual([
      'request.invalid',
      `sign_privacy.${name} value.accept`,
    ])
  },
)

test.each(Object.keys(privacy))('%s must be there [CON-01]', (name) => {
  const { [name as 'opc_3']: _, ...rest } = privacy
  expect(answer({ sign_privacy: rest })).toEqual([
    'request.invalid',
    expect.stringContaining(`sign_privacy.${name} value.`),
  ])
})

test.each<[string, unknown]>([
  ['nothing', {}],
  ['null', null],
  ['a list', [{ sign_accepted_term_id: 4 }]],
  ['a text', 'sign_accepted_term_id'],
  ['terms and policy at once', { sign_accepted_term_id: 4, sign_accepted_privacy_policy_id: 5 }],
  ['terms with choices', { sign_accepted_term_id: 4, sign_privacy: privacy }],
  ['something else beside it', { sign_accepted_term_id: 4, user_type_id: 1 }],
  ['another field alone', { sign_status: 1 }],
  ['a text as id', { sign_accepted_term_id: '4' }],
  ['a broken id', { sign_accepted_privacy_policy_id: 1.5 }],
  ['a negative id', { sign_accepted_privacy_policy_id: -1 }],
  ['a choice that does not exist', { sign_privacy: { ...privacy, opc_1_2: 4 } }],
  ['a choice for after deletion that does not exist', { sign_privacy: { ...privacy, opc_2_1: 3 } }],
  ['a visibility as text', { sign_privacy: { ...privacy, opc_1_3: '2' } }],
  ['a box as number', { sign_privacy: { ...privacy, opc_3: 1 } }],
  ['a ninth choice', { sign_privacy: { ...privacy, opc_5: true } }],
  ['choices that are none', { sign_privacy: null }],
])('%s is refused [API-04]', (_what, body) => {
  expect(answer(body)).toContain('request.invalid')
})

test('arbitrary bodies are refused without a failure [API-04]', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(answer(body)).toContain('request.invalid')
    }),
  )
})
