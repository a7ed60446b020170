import { beforeEach, expect, test } from 'vitest'
import { makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { useDatabase } from '#tests/database.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { type ProfileChange, profileChangeSchema } from '../profile-change.input.ts'
import { updateProfile } from './update-profile.ts'

const { db } = await useDatabase()
const later = new Date('2026-11-22T12:00:00Z')
const context = { db, now: () => later }
let professionId: number
let firstLanguageId: number
let institutionId: number
beforeEach(async () => {
  await makeDictionary(db)
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
    await db.selectFrom('language').select('id').where('code', '=', 'et').executeTakeFirstOrThrow(),
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
const namesTold = async () =>
  (await db.selectFrom('publicChange').select('entityId').where('kind', '=', 'person').execute()).map(
    ({ entityId }) => entityId,
  )

test('every own field is changed at once, and nothing else [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', isApprover: true })
  const before = await stored(bruno.account.id)
  await updateProfile(
    context,
    bruno,
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

test('what is left empty is empty: a profile may become incomplete again [ACC-07] [ACC-09]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', lastName: 'Albuquerque', institutionId, state: 'SC' })
  await updateProfile(context, bruno, aChange({ lastName: '', institutionId: '', state: '  ' }))
  expect(await stored(bruno.account.id)).toMatchObject({ lastName: null, institutionId: null, state: null })
})

test('of two tabs the one that saves later is refused, and changes nothing [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  const results = await Promise.allSettled([
    updateProfile(context, bruno, aChange({ name: 'Bruno One' })),
    updateProfile(context, bruno, aChange({ name: 'Bruno Two' })),
  ])
  const refused = results.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'account.changedMeanwhile', status: 409 } })
  expect(await stored(bruno.account.id)).toMatchObject({ revision: 2 })
  await expect(updateProfile(context, bruno, aChange())).rejects.toThrow('account.changedMeanwhile')
})

test('another name is told to the public at once; the rest of a profile is not [ACC-07] [ACC-08]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  await updateProfile(context, bruno, aChange({ state: 'Hamburg' }))
  expect(await namesTold()).toEqual([])
  await updateProfile(context, bruno, aChange({ revision: '2', socialName: 'Bru' }))
  expect(await namesTold()).toEqual([bruno.account.id])
})

test('what was chosen from a list must be there [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  const wrong = { firstLanguageId: '99999999', professionId: '99999999', institutionId: '99999999' }
  await expect(updateProfile(context, bruno, aChange(wrong))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: Object.keys(wrong).map((field) => ({ field, code: 'value.invalid' })),
  })
  expect(await stored(bruno.account.id)).toMatchObject({ revision: 1 })
})

test('an account that was deleted meanwhile is not changed any more [ACC-07]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', deletedAt: now })
  await expect(updateProfile(context, bruno, aChange())).rejects.toThrow('account.changedMeanwhile')
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
