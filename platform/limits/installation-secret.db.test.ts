import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { createFormGuard } from './form-guard.ts'
import { getInstallationSecrets, secretLifetimeMs, secretOverlapMs } from './installation-secret.ts'

const database = await useDatabase()
const { db } = database
const start = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
beforeEach(() => db.deleteFrom('installationSecret').execute())

test('a secret is replaced after its lifetime, and the earlier one verifies a while longer', async () => {
  const [first, ...none] = await getInstallationSecrets(db, start)
  expect(none).toEqual([])
  expect(await getInstallationSecrets(db, after(secretLifetimeMs - 1))).toEqual([first])
  const [second, ...earlier] = await getInstallationSecrets(db, after(secretLifetimeMs))
  expect(second).not.toBe(first)
  expect(earlier).toEqual([first])
  expect(await getInstallationSecrets(db, after(secretLifetimeMs + secretOverlapMs))).toEqual([second])
})

test('processes that replace the secret at the same time have the same one', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => getInstallationSecrets(db, start)))
  expect(new Set(all.map(([secret]) => secret)).size).toBe(1)
  expect(await db.selectFrom('installationSecret').select('id').execute()).toHaveLength(1)
})

test('only the last two secrets are stored', async () => {
  for (const times of [0, 1, 2, 3]) await getInstallationSecrets(db, after(times * secretLifetimeMs))
  expect(await db.selectFrom('installationSecret').select('id').execute()).toHaveLength(2)
})

test('a form that another process signed with a newer secret is accepted', async () => {
  let at = start
  const guard = () => createFormGuard({ database, now: () => at })
  const [one, other] = [guard(), guard()]
  await one.issueToken()
  await db.deleteFrom('installationSecret').execute()
  const token = await other.issueToken()
  at = after(60_000)
  expect(await one.verifyToken(token)).toBeTruthy()
  await expect(one.verifyToken('made up')).rejects.toThrow('form.expired')
})
