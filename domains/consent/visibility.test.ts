import { describe, expect, test } from 'vitest'
import type { AccountState } from '#platform/actor.ts'
import { type Actor, system, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { someChoices } from './consent.fixture.ts'
import { visibilities } from './consent.ts'
import { type DataOwner, isFormerMember, maySeeChoices, visibleParts } from './visibility.ts'

const institute = 7
const other = 8

/** Bruno, the presented person, has an institution. */
const bruno = (facts: Partial<DataOwner> = {}): DataOwner => ({
  id: cast.bruno.id,
  institutionId: institute,
  state: 'approved',
  ...facts,
})
const carla = anActor({ id: 3, isApprover: true, institutionId: institute })

/** The viewers, with the visibilities that include them. */
const viewers: [who: string, viewer: Actor, reach: readonly number[], general: boolean][] = [
  ['an administrator', cast.ana, [1, 2, 3], true],
  ['an administrator of the same institution', { ...cast.ana, institutionId: institute }, [1, 2, 3], true],
  ['a member of the same institution', carla, [2, 3], true],
  ['a member of another institution', { ...carla, institutionId: 9 }, [3], true],
  ['a member without institution', { ...carla, institutionId: null }, [3], true],
  ['Bruno himself', { ...cast.bruno, institutionId: institute }, [1, 2, 3], true],
  ['somebody of the institution who awaits approval', { ...cast.denes, institutionId: institute }, [], false],
  ['somebody of the institution who was rejected', { ...cast.eeva, institutionId: institute }, [], false],
  ['a colleague with an unconfirmed address', { ...carla, isVerified: false }, [], false],
  ['an administrator with an unconfirmed address', { ...cast.ana, isVerified: false }, [], false],
  ['a rejected administrator', { ...cast.ana, status: 'rejected' }, [], false],
  ['a visitor', visitor, [], false],
  ['the program itself', system, [1, 2, 3], true],
]

describe.each(viewers)('%s', (_who, viewer, reach, general) => {
  test.each(visibilities.flatMap((email) => visibilities.map((details) => [email, details] as const)))(
    'sees what the person allows: e-mail %i, details %i [CON-07]',
    (emailVisibility, detailsVisibility) => {
      const choices = someChoices({ emailVisibility, detailsVisibility })
      expect(visibleParts(viewer, bruno(), choices)).toEqual({
        general,
        email: reach.includes(emailVisibility),
        details: reach.includes(detailsVisibility),
      })
    },
  )

  test.each<[AccountState, 1 | 2]>([
    ['awaiting', 1],
    ['awaiting', 2],
    ['rejected', 1],
    ['rejected', 2],
    ['deleted', 2],
  ])('sees the same data of a person who is %s and chose %i for the deletion [CON-07]', (state, choice) => {
    const choices = someChoices({ emailVisibility: 2, detailsVisibility: 3, afterDeletion: choice })
    expect(visibleParts(viewer, bruno({ state }), choices)).toEqual({
      general,
      email: reach.includes(2),
      details: reach.includes(3),
    })
  })

  const isBrunoOrSystem = viewer.kind === 'system' || (viewer.kind === 'account' && viewer.id === 2)

  test('sees only the own data without a consent record [CON-07]', () => {
    for (const state of ['awaiting', 'approved', 'rejected', 'deleted'] as const)
      expect(visibleParts(viewer, bruno({ state }), null)).toEqual({
        general: isBrunoOrSystem,
        email: isBrunoOrSystem,
        details: isBrunoOrSystem,
      })
  })

  test('sees nothing of a former member [CON-07]', () => {
    const choices = someChoices({ afterDeletion: 1, emailVisibility: 3, detailsVisibility: 3 })
    expect(visibleParts(viewer, bruno({ state: 'deleted' }), choices)).toEqual({
      general: isBrunoOrSystem,
      email: isBrunoOrSystem,
      details: isBrunoOrSystem,
    })
  })

  test('sees general data that is not shared only of themselves [CON-07]', () => {
    const choices = someChoices({ sharesGeneralData: false })
    expect(visibleParts(viewer, bruno(), choices).general).toBe(isBrunoOrSystem)
  })
})

test('two people without institution, or of the institution "other", are not colleagues [CON-07]', () => {
  const choices = someChoices({ emailVisibility: 2, detailsVisibility: 2 })
  const nowhere = { ...carla, institutionId: null }
  for (const institutionId of [null, other])
    expect(visibleParts(nowhere, bruno({ institutionId }), choices)).toMatchObject({
      email: false,
      details: false,
    })
})

test('administrators see the answers with the person’s consent, except of a former member [CON-07]', () => {
  const seenBy = (viewer: Actor, changes = {}, state: AccountState = 'approved') =>
    maySeeChoices(viewer, bruno({ state }), someChoices(changes))
  expect(seenBy(cast.ana)).toBe(true)
  expect(seenBy(cast.ana, { adminsSeeChoices: false })).toBe(false)
  expect(seenBy(cast.ana, { afterDeletion: 1 }, 'deleted')).toBe(false)
  expect(seenBy(cast.ana, { afterDeletion: 2 }, 'deleted')).toBe(true)
  expect(seenBy(cast.bruno, { adminsSeeChoices: false })).toBe(true)
  for (const viewer of [carla, cast.denes, cast.eeva, visitor]) expect(seenBy(viewer)).toBe(false)
})

test('only a deleted person who chose to be hidden is a former member', () => {
  expect(isFormerMember({ state: 'deleted' }, someChoices({ afterDeletion: 1 }))).toBe(true)
  expect(isFormerMember({ state: 'deleted' }, someChoices({ afterDeletion: 2 }))).toBe(false)
  expect(isFormerMember({ state: 'deleted' }, null)).toBe(false)
  expect(isFormerMember({ state: 'approved' }, someChoices({ afterDeletion: 1 }))).toBe(false)
})
