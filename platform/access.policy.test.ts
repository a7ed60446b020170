import { describe, expect, test } from 'vitest'
import { anActor, cast } from '#tests/cast.ts'
import { mayAdminister, mayReadAsAdministrator, mayTakePart, mayWrite } from './access.policy.ts'
import { system } from './actor.ts'

const { ana, bruno, denes, eeva } = cast
const admin = anActor({ id: 8, isAdmin: true })

describe('writing', () => {
  const withPendingAcceptance = { ...ana, hasPendingAcceptance: true }

  test('nobody may write while an acceptance is pending [CON-05]', () => {
    for (const may of [mayWrite, mayTakePart, mayAdminister])
      expect(may(withPendingAcceptance)).toEqual({ allowed: false, reason: 'account.owesAcceptance' })
    expect(mayReadAsAdministrator(withPendingAcceptance).allowed).toBe(true)
  })

  test('the operator at the command line may do everything', () => {
    for (const may of [mayWrite, mayTakePart, mayAdminister]) expect(may(system).allowed).toBe(true)
  })

  test('only administrators may administer, only members may take part [ROL-05]', () => {
    expect(mayAdminister(bruno)).toEqual({ allowed: false, reason: 'account.adminsOnly' })
    expect(mayAdminister(admin).allowed).toBe(true)
    for (const outside of [denes, eeva])
      expect(mayTakePart(outside)).toEqual({ allowed: false, reason: 'account.notAccepted' })
    expect(mayTakePart(bruno).allowed).toBe(true)
  })
})
