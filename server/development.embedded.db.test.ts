import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { loadDevConfig } from './dev-config.ts'

test('npm run dev has a data folder of its own, unless DATA_DIR names one', () => {
  for (const env of [{}, { DATA_DIR: '' }]) {
    expect(loadDevConfig(env).dataDir).toBe(resolve('data-dev'))
    expect(loadConfig(env).dataDir).toBe(resolve('data'))
  }
  expect(loadDevConfig({ DATA_DIR: '/srv/data' }).dataDir).toBe('/srv/data')
})

test('npm run dev adds no account with a published password to an installation', async () => {
  const dataDir = await temporaryFolder()
  const email = 'owner@university.example'
  const before = await openEmbeddedDatabase(dataDir)
  await insertAccount(before.db, { email, name: 'Zoe', status: 'approved', isAdmin: true, isOwner: true })
  await before.close()
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, ['server/development.ts'], {
    env: { ...env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, LC_ALL: 'de_DE.UTF-8' },
    stdio: 'pipe',
  })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output).toContain('Diese Datenbank hat Konten, die nicht von npm run dev stammen.')
  const after = await openDatabase({ dataDir })
  const accounts = await after.db.selectFrom('account').select('email').execute()
  const signs = await after.db.selectFrom('sign').select('id').execute()
  await after.close()
  expect([accounts, signs]).toEqual([[{ email }], []])
})
