import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { presentRoot } from './present-root.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary

const breakAppearance = () => sql`alter table appearance_color rename to unreadable`.execute(db)
const mendAppearance = () => sql`alter table if exists unreadable rename to appearance_color`.execute(db)
const choosePrimary = (hexCode: string) =>
  inTransaction(db, async (tx) => {
    await tx.deleteFrom('appearanceColor').where('name', '=', 'primary').execute()
    await tx.insertInto('appearanceColor').values({ name: 'primary', hexCode, position: 0 }).execute()
    await recordChange(tx, 'appearance', [1])
  })
const open = async () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  dictionary = await openPublishedDictionary({ database, log })
  return log
}
const root = () => presentRoot({ dictionary, origin: 'http://signs.example', schoolMode: null }, 'pt')

afterEach(async () => {
  await mendAppearance()
  await dictionary.close()
})

test('an unreadable appearance is logged, and pages have the built-in colours [ERR-04]', async () => {
  await choosePrimary('#7a0000')
  await breakAppearance()
  const log = await open()
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls[0]?.[1]).toBe('the appearance could not be read')
  expect(root()).toMatchObject({ css: '', locale: 'pt' })

  await mendAppearance()
  await inTransaction(db, (tx) => recordChange(tx, 'sign', [1]))
  expect(root().css).toContain('--color-primary:light-dark(#7a0000')
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('an appearance that becomes unreadable leaves the colours unchanged, and other changes are shown [ERR-04]', async () => {
  await choosePrimary('#7a0000')
  const log = await open()
  const before = root()
  await breakAppearance()
  await inTransaction(db, (tx) => recordChange(tx, 'appearance', [1]))
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(root().css).toBe(before.css)
  expect(root().version).toBe(before.version + 1)
})
