import { beforeEach, expect, test } from 'vitest'
import { visitor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { changeDataset, changeDatasetCommand } from './change-dataset.ts'
import { findDataset } from './content.queries.ts'
import { nameUnknownDataset } from './name-unknown-dataset.ts'

const { db } = await useDatabase()
beforeEach(() =>
  db
    .insertInto('dictionary')
    .values({ name: 'Signbank', acronym: 'SB', signLanguage: 'und', country: 'ZZ', versionLabel: '2.0' })
    .execute(),
)
const countChanges = async () => (await db.selectFrom('publicChange').select('kind').execute()).length

test('the operator names the dictionary and its sign language; the rest stays, and pages are told [PUB-04]', async () => {
  await changeDatasetCommand(
    { db },
    { name: 'BSL SignBank', signLanguage: 'bfi', country: 'GB', owner: 'UCL' },
  )
  expect(await findDataset(db)).toMatchObject({
    name: 'BSL SignBank',
    acronym: 'SB',
    signLanguage: 'bfi',
    country: 'GB',
    versionLabel: '2.0',
    owners: ['UCL'],
  })
  expect(await countChanges()).toBe(1)
})

test.each(['schoolMode', 'uploadedHandsFirst'] as const)(
  'the operator turns %s on and off for every visitor [D39] [D41]',
  async (setting) => {
    for (const [word, isOn] of [
      ['on', true],
      ['off', false],
    ] as const) {
      await changeDatasetCommand({ db }, { [setting]: word })
      expect(await findDataset(db)).toMatchObject({ [setting]: isOn, name: 'Signbank' })
    }
    expect(await countChanges()).toBe(2)
  },
)

test.each([
  [{ signLanguage: 'British' }, 'signLanguage'],
  [{ country: 'gb' }, 'country'],
  [{ name: ' ' }, 'name'],
  [{ contactEmail: 'nobody' }, 'contactEmail'],
  [{ schoolMode: 'maybe' }, 'schoolMode'],
  [{ uploadedHandsFirst: 'yes' }, 'uploadedHandsFirst'],
])('%o is refused, and nothing changes', async (change, field) => {
  await expect(changeDatasetCommand({ db }, change)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: [{ field }],
  })
  expect(await findDataset(db)).toMatchObject({ name: 'Signbank', signLanguage: 'und' })
  expect(await countChanges()).toBe(0)
})

test('only administrators may change it', async () => {
  for (const actor of [visitor, cast.carla])
    await expect(changeDataset({ db }, actor, { name: 'Mine' })).rejects.toThrow(/account\./)
  await changeDataset({ db }, cast.ana, { name: 'Ours' })
  expect(await findDataset(db)).toMatchObject({ name: 'Ours' })
})

test('an import names the sign language and the country of a dictionary that has neither, and replaces no choice [PUB-04]', async () => {
  const name = (signLanguage: string, country: string) =>
    inTransaction(db, (tx) => nameUnknownDataset(tx, { signLanguage, country }))
  await name('nzs', 'NZ')
  expect(await findDataset(db)).toMatchObject({ signLanguage: 'nzs', country: 'NZ' })
  expect(await countChanges()).toBe(1)
  await name('ase', 'US')
  expect(await findDataset(db)).toMatchObject({ signLanguage: 'nzs', country: 'NZ' })
  expect(await countChanges()).toBe(1)

  await db.updateTable('dictionary').set({ signLanguage: 'bfi', country: 'ZZ' }).execute()
  await name('nzs', 'NZ')
  expect(await findDataset(db)).toMatchObject({ signLanguage: 'bfi', country: 'ZZ' })
})
