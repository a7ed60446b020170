import { describe, expect, test } from 'vitest'
import { system, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor, cast } from '#tests/cast.ts'
import { isTypedName } from './erasure.input.ts'
import { type ErasureFacts, mayErase, mayEraseAnything } from './erasure.policy.ts'

const says = (decision: Decision) => (decision.allowed ? 'allowed' : decision.reason)
const facts = {
  kind: 'sign',
  id: 9,
  isOwner: false,
  isUsedOutsideSigns: false,
} as const satisfies ErasureFacts

describe('erasures', () => {
  test('are for owners only, not for programs [D4]', () => {
    const decide = (actor: Parameters<typeof mayErase>[0]) => says(mayErase(actor, facts))
    expect(decide(cast.ana)).toBe('allowed')
    expect(decide(anActor({ id: 7, isAdmin: true, isApprover: true }))).toBe('account.ownersOnly')
    expect(decide(cast.carla)).toBe('account.adminsOnly')
    expect(decide(visitor)).toBe('account.required')
    expect(decide({ ...cast.ana, hasPendingAcceptance: true })).toBe('account.owesAcceptance')
    expect(decide({ ...cast.ana, lacksSecondFactor: true })).toBe('account.secondFactorMissing')
    expect(says(mayEraseAnything(system))).toBe('account.ownersOnly')
  })

  test('concern neither the own data nor that of another owner, and no file that is used elsewhere [D4]', () => {
    const decide = (more: Partial<ErasureFacts>) => says(mayErase(cast.ana, { ...facts, ...more }))
    expect(decide({ kind: 'person', id: cast.ana.id })).toBe('erasure.self')
    expect(decide({ kind: 'person', isOwner: true })).toBe('erasure.owner')
    expect(decide({ kind: 'person' })).toBe('allowed')
    expect(decide({ kind: 'media', id: cast.ana.id })).toBe('allowed')
    expect(decide({ kind: 'media', isUsedOutsideSigns: true })).toBe('erasure.mediaInUse')
  })

  test.each([
    ['CASA', ' CASA ', true],
    ['AVÓ', 'AVO\u0301', true],
    ['CASA', 'casa', false],
    ['CASA', 'CASA-1', false],
    ['CASA', '', false],
  ])('the name %j is typed as %j: %s [D4]', (name, typed, expected) => {
    expect(isTypedName(typed, name)).toBe(expected)
  })
})
