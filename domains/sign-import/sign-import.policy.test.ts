import { expect, test } from 'vitest'
import { system, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { type ImportState, importStates, type PersonStep } from './import-steps.ts'
import { mayImport, maySeeImports, mayTakeStep } from './sign-import.policy.ts'

const { ana, bruno, carla, denes, eeva } = cast

const stepsOf: [string, PersonStep, ImportState[]][] = [
  ['changed', 'change', ['unmapped', 'failed', 'ready']],
  ['confirmed', 'confirm', ['ready']],
  ['undone', 'undo', ['applied']],
  ['discarded', 'discard', ['checking', 'unmapped', 'failed', 'ready']],
]
test.each(stepsOf)('an import is %s only in certain states', (_name, step, states) => {
  const allowed = importStates.filter((state) => mayTakeStep(ana, step, { state }).allowed)
  expect(allowed).toEqual(states)
  for (const state of importStates)
    if (!states.includes(state))
      expect(mayTakeStep(ana, step, { state })).toEqual({ allowed: false, reason: 'import.otherState' })
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
  expect(reasonOf(mayTakeStep(bruno, 'confirm', { state: 'ready' }))).toBe('account.adminsOnly')
})
