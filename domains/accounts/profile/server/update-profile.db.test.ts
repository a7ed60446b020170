import { beforeEach, expect, test } from 'vitest'
import { parseForm } from '#platform/forms/schema.ts'
import { useDatabase } from '#tests/database.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { type ProfileChange, profileChangeSchema } from '../profile-change.input.ts'
import { getOwnProfile } from './get-own-profile.ts'
import { updateProfile } from './update-profile.ts'

const { db } = await useDatabase()
const later = new Date('2026-11-22T12:00:00Z')
const context = { db, now: () => later }
let professionId: number
let firstLanguageId: number
let institutionId: number
beforeEach(async () => {
  const idOf = ({ id }: { id: number }) => id
  professionId = idOf(
    await db.insertInto('profession').values({ position: 0 }).returning('id').executeTakeFirstOrThrow(),
  )
  institutionId = idOf(
    await db
      .insertInto('institution')
      .values({ name: 'School of Signs' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  firstLanguageId = idOf(
    await db.insertInto('language').values({ code: 'et' }).returning('id').executeTakeFirstOrThrow(),
  )
})

const sent = (facts: Partial<Record<keyof ProfileChange, string>> = {}) => ({
  name: 'Bruno',
  hearingStatus: 'deaf',
  professionId: `${professionId}`,
  firstLanguageId: '',
  institutionId: '',
  locale: 'hu',
  revision: '1',
  ...facts,
})
const aChange = (facts: Partial<Record<keyof ProfileChange, string>> = {}): ProfileChange =>
  parseForm(profileChangeSchema, sent(facts))
const stored = (id: number) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const announcedPeople = async () =>
  (await db.selectFrom('publicChange').select('entityId').where('kind', '=', 'person').execute()).map(
    ({ entityId }) => entityId,
  )

test('all fields of the own profile change at once, and nothing else [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', isApprover: true })
  const before = await stored(bruno.account.id)
  await updateProfile(
    context,
    bruno.actor,
    aChange({
      lastName: ' Albuquerque ',
      socialName: 'Bru',
      firstLanguageId: `${firstLanguageId}`,
      institutionId: `${institutionId}`,
      state: 'Tartumaa',
      zipCode: '50090',
      linkedProject: 'Sinais do Sul',
    }),
  )
  expect(await stored(bruno.account.id)).toEqual({
    ...before,
    lastName: 'Albuquerque',
    socialName: 'Bru',
    hearingStatus: 'deaf',
    firstLanguageId,
    professionId,
    institutionId,
    state: 'Tartumaa',
    zipCode: '50090',
    linkedProject: 'Sinais do Sul',
    locale: 'hu',
    changedAt: later,
    revision: 2,
  })
})

test('fields can be emptied, so that a profile becomes incomplete again [ACC-07] [ACC-09]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', lastName: 'Albuquerque', institutionId, state: 'SC' })
  await updateProfile(context, bruno.actor, aChange({ lastName: '', institutionId: '', state: '  ' }))
  expect(await stored(bruno.account.id)).toMatchObject({ lastName: null, institutionId: null, state: null })
})

test('of two tabs the later one is refused and changes nothing [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  const results = await Promise.allSettled([
    updateProfile(context, bruno.actor, aChange({ name: 'Bruno One' })),
    updateProfile(context, bruno.actor, aChange({ name: 'Bruno Two' })),
  ])
  const refused = results.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'account.changedMeanwhile', status: 409 } })
  expect(await stored(bruno.account.id)).toMatchObject({ revision: 2 })
  await expect(updateProfile(context, bruno.actor, aChange())).rejects.toThrow('account.changedMeanwhile')
})

test('only a new display name is a public change [ACC-07] [ACC-08]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  await updateProfile(context, bruno.actor, aChange({ state: 'Hamburg' }))
  expect(await announcedPeople()).toEqual([])
  await updateProfile(context, bruno.actor, aChange({ revision: '2', socialName: 'Bru' }))
  expect(await announcedPeople()).toEqual([bruno.account.id])
})

test('a removed option is refused at its field [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  const wrong = { firstLanguageId: '99999999', professionId: '99999999', institutionId: '99999999' }
  await expect(updateProfile(context, bruno.actor, aChange(wrong))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: Object.keys(wrong).map((field) => ({ field, code: 'value.invalid' })),
  })
  expect(await stored(bruno.account.id)).toMatchObject({ revision: 1 })
})

test('a deleted account is not changed [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', deletedAt: now })
  await expect(updateProfile(context, bruno.actor, aChange())).rejects.toThrow('account.changedMeanwhile')
})

test.each([
  [{ isVerified: false }, 'account.unverified'],
  [{ hasPendingAcceptance: true }, 'account.owesAcceptance'],
])('a person with %j cannot change the profile: %s [ACC-07]', async (facts, reason) => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  await expect(
    updateProfile(context, { ...bruno.actor, ...facts }, aChange({ name: 'Bru' })),
  ).rejects.toThrow(reason)
  expect(await stored(bruno.account.id)).toMatchObject({ name: 'Bruno', revision: 1 })
})

test('the stored profile can be read after another tab saved [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  await updateProfile(context, bruno.actor, aChange({ name: 'Bru' }))
  expect(await getOwnProfile(context, bruno.actor)).toMatchObject({ name: 'Bru', revision: '2' })
  const unverified = { ...bruno.actor, isVerified: false }
  await expect(getOwnProfile(context, unverified)).rejects.toThrow('account.unverified')
})

test.each([
  ['name', ''],
  ['name', 'x'.repeat(101)],
  ['name', 'Bruno\nBcc: all@signbank.example'],
  ['lastName', 'x'.repeat(101)],
  ['socialName', 'x'.repeat(101)],
  ['hearingStatus', 'tired'],
  ['professionId', ''],
  ['firstLanguageId', 'pt; drop table account'],
  ['institutionId', '-1'],
  ['state', 'x'.repeat(101)],
  ['zipCode', 'x'.repeat(21)],
  ['linkedProject', 'x'.repeat(151)],
  ['locale', 'xx'],
  ['revision', 'NaN'],
] as const)('%s is refused as %j [ACC-07] [VAL-01]', (field, value) => {
  const parsed = () => parseForm(profileChangeSchema, sent({ [field]: value }))
  expect(parsed).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ field })] }))
})
