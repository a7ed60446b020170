import { expect, test } from 'vitest'
import { system, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import {
  mayChangeImport,
  mayConfirmImport,
  mayDiscardImport,
  mayImport,
  maySeeImports,
  mayUndoImport,
} from './sign-import.policy.ts'
import { type ImportState, importStates } from './sign-import.ts'

const { ana, bruno, carla, denes, eeva } = cast

const stepsOf: [string, typeof mayChangeImport, ImportState[]][] = [
  ['changed', mayChangeImport, ['unmapped', 'failed', 'ready']],
  ['confirmed', mayConfirmImport, ['ready']],
  ['undone', mayUndoImport, ['applied']],
  ['discarded', mayDiscardImport, ['checking', 'unmapped', 'failed', 'ready']],
]
test.each(stepsOf)('an import is %s only in certain states', (_name, policy, states) => {
  const allowed = importStates.filter((state) => policy(ana, { state }).allowed)
  expect(allowed).toEqual(states)
  for (const state of importStates)
    if (!states.includes(state))
      expect(policy(ana, { state })).toEqual({ allowed: false, reason: 'import.otherState' })
})

test('only administrators import; the reason of each refusal [ROL-07]', () => {
  const reasonOf = (decision: ReturnType<typeof mayImport>) => (decision.allowed ? null : decision.reason)
  for (const policy of [mayImport, maySeeImports]) {
    expect([bruno, carla, denes, eeva].map((actor) => reasonOf(policy(actor)))).toEqual(
      Array(4).fill('account.adminsOnly'),
    )
    expect(reasonOf(policy(visitor))).toBe('account.required')
    expect([ana, system].map((actor) => policy(actor).allowed)).toEqual([true, true])
  }
  const owing = anActor({ id: 8, isAdmin: true, hasPendingAcceptance: true })
  expect(reasonOf(mayImport(owing))).toBe('account.owesAcceptance')
  expect(reasonOf(mayConfirmImport(bruno, { state: 'ready' }))).toBe('account.adminsOnly')
})
