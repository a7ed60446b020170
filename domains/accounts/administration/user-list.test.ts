import { describe, expect, test } from 'vitest'
import type { ConsentChoices } from '#domains/consent/consent.ts'
import { anActor } from '#tests/cast.ts'
import { filterUsers, type UserCandidate } from './filter-users.ts'
import { formatUserQuery, parseUserQuery, type UserQuery } from './user-list.input.ts'

const admin = anActor({ id: 1, isAdmin: true })
const openly: ConsentChoices = {
  sharesGeneralData: true,
  emailVisibility: 1,
  detailsVisibility: 1,
  afterDeletion: 1,
  signsStay: true,
  adminsMayDelete: true,
  acceptsPolicy: true,
  adminsSeeChoices: true,
}

const aCandidate = (facts: Partial<UserCandidate> & { id: number }): UserCandidate => ({
  name: 'Bruno',
  lastName: null,
  socialName: null,
  email: `person${facts.id}@signbank.example`,
  hearingStatus: 'deaf',
  institutionId: 5,
  status: 'approved',
  deletedAt: null,
  registeredAt: new Date(Date.UTC(2026, 0, facts.id)),
  choices: openly,
  ...facts,
})

const all = parseUserQuery(new URLSearchParams())
const idsOf = (candidates: UserCandidate[], query: Partial<UserQuery>, viewer = admin) =>
  filterUsers(viewer, candidates, { ...all, ...query }, 'hu').map(({ id }) => id)

test('a query survives the round trip through its URL, and unknown values are ignored [USR-01]', () => {
  for (const address of [
    '',
    '?q=d%C3%A9nes&status=deleted&type=approver&hearing_status=teacher&institution=7&order=status&page=3',
    '?order=alphabetical',
  ])
    expect(formatUserQuery(parseUserQuery(new URLSearchParams(address)))).toBe(address)
  const nonsense = 'status=lost&type=king&hearing_status=%00&institution=-1&order=size&page=0&q=%20'
  expect(parseUserQuery(new URLSearchParams(nonsense))).toEqual(all)
})

describe('a search', () => {
  const people = [
    aCandidate({ id: 2, name: 'Bruno', lastName: 'Albuquerque' }),
    aCandidate({ id: 4, name: 'Dénes', lastName: 'Szűcs', socialName: 'Dini' }),
    aCandidate({ id: 5, name: 'Eeva', email: 'eeva@signbank.example', choices: null }),
  ]
  test.each([
    ['denes', [4]],
    ['DÉNES szucs', [4]],
    ['dini', [4]],
    ['bruno szucs', []],
    ['albu', [2]],
    ['person2@', [2]],
    ['', [5, 4, 2]],
  ])('“%s” finds %j [USR-01]', (q, expected) => {
    expect(idsOf(people, { q })).toEqual(expected)
  })

  test('finds a person with a hidden address by name only [USR-01] [CON-07]', () => {
    expect(idsOf(people, { q: 'eeva@signbank' })).toEqual([])
    expect(idsOf(people, { q: 'eeva' })).toEqual([5])
    expect(idsOf(people, { q: 'eeva@signbank' }, anActor({ id: 5, isAdmin: true }))).toEqual([5])
  })
})

test('filters by hearing status and institution match only people who show them [USR-01] [CON-07]', () => {
  const deleted = { deletedAt: new Date(0) }
  const people = [
    aCandidate({ id: 2 }),
    aCandidate({ id: 3, choices: { ...openly, sharesGeneralData: false } }),
    aCandidate({ id: 4, choices: null }),
    aCandidate({ id: 5, ...deleted }),
    aCandidate({ id: 6, ...deleted, choices: { ...openly, afterDeletion: 2 } }),
    aCandidate({ id: 7, hearingStatus: 'teacher', institutionId: 8 }),
  ]
  expect(idsOf(people, { hearingStatus: 'deaf' })).toEqual([6, 2])
  expect(idsOf(people, { institutionId: 5 })).toEqual([6, 3, 2])
  expect(idsOf(people, {}).length).toBe(people.length)
})

test('the list is sorted by date, by name, or with pending decisions first [USR-01] [PUB-08]', () => {
  const people = [
    aCandidate({ id: 2, name: 'Grace', status: 'rejected' }),
    aCandidate({ id: 3, name: 'áNA' }),
    aCandidate({ id: 4, name: 'Bruno', status: 'awaiting' }),
    aCandidate({ id: 5, name: 'Carla', deletedAt: new Date(0) }),
    aCandidate({ id: 6, name: 'X', socialName: 'Anabela', status: 'awaiting' }),
  ]
  expect(idsOf(people, { order: 'recent' })).toEqual([6, 5, 4, 3, 2])
  expect(idsOf(people, { order: 'oldest' })).toEqual([2, 3, 4, 5, 6])
  expect(idsOf(people, { order: 'alphabetical' })).toEqual([3, 6, 4, 5, 2])
  expect(idsOf(people, { order: 'status' })).toEqual([6, 4, 3, 2, 5])
})
