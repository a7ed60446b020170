import { expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { loadCast } from './cast.ts'
import { requireDevelopmentDatabase } from './require-development-database.ts'

const { db } = await useDatabase()
const register = (email: string) => insertAccount(db, { email, name: 'Zoe', status: 'approved' })

test('an empty database is used for development', async () => {
  await expect(requireDevelopmentDatabase(db)).resolves.toBeUndefined()
})

test('a database of development is used again, also with accounts that were registered there', async () => {
  await loadCast(db)
  await register('zoe@signbank.example')
  await expect(requireDevelopmentDatabase(db)).resolves.toBeUndefined()
})

test('a database with accounts of other origin is refused', async () => {
  await register('owner@university.example')
  await expect(requireDevelopmentDatabase(db)).rejects.toMatchObject({ code: 'database.notForDevelopment' })
})
