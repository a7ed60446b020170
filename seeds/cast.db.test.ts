import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#domains/accounts/index.ts'
import { findUserSession } from '#domains/accounts/sessions/server/sessions.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { loadCast } from './cast.ts'
import { castEmail, castNames } from './cast-people.ts'
import { loadSeeds } from './load-seeds.ts'

const { db } = await useDatabase({ reset: 'once' })
const folder = mkdtempSync(join(tmpdir(), 'signbank-cast-'))
const now = new Date('2026-11-21T12:00:00Z')
beforeAll(async () => {
  await loadSeeds({ db, storage: fileSystemStorage(folder) })
  await loadCast(db)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the cast in a database has the ids and rights of the cast of the tests', async () => {
  for (const name of ['ana', 'bruno', 'carla', 'denes', 'eeva'] as const) {
    const { token } = await openSession(db, { accountId: cast[name].id, device: '', now })
    const { actor, account } = (await findUserSession(db, token, now)) ?? {}
    expect(account?.email).toBe(castEmail(name))
    expect({ ...actor, institutionId: null }).toEqual(cast[name])
  }
})

test('Frieda, who is deleted, has no session, and loading the cast again adds no accounts', async () => {
  const { token } = await openSession(db, { accountId: 6, device: '', now })
  expect(await findUserSession(db, token, now)).toBeNull()
  await loadCast(db)
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(castNames.length)
})

test('the next registration gets the next id', async () => {
  expect(await insertAccount(db, { name: 'Grace' })).toBe(7)
})
