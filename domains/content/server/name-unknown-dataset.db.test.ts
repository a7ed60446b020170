import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
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
