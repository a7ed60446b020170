import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { checkMove } from './check-move.ts'
import { type MoveSource, openMoveSource } from './move-source.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'signbank-move-test-'))
let source: MoveSource
beforeAll(async () => {
  await (await openEmbeddedDatabase(dataDir)).close()
  source = await openMoveSource(loadConfig({ DATA_DIR: dataDir, BACKUP_KEY_FILE: '/keys/backup.key' }))
})
afterAll(async () => {
  await source.database?.close()
  await rm(dataDir, { recursive: true })
})

/** What is found when the installation moves to other settings, by name. */
async function find(to: Record<string, string>) {
  const findings = await checkMove(source, loadConfig(to), { isRehearsal: false })
  return Object.fromEntries(findings.map(({ name, severity, params }) => [name, { severity, ...params }]))
}

const backupKey = { severity: 'notice', file: '/keys/backup.key' }

test('a place that is not empty, or has another key of second factors, is named before anything is moved', async () => {
  const target = await temporaryFolder()
  // As if an earlier move had written it.
  await cp(join(dataDir, 'database'), join(target, 'database'), { recursive: true })
  await writeFile(join(dataDir, 'second-factor.key'), 'a'.repeat(43))
  await writeFile(join(target, 'second-factor.key'), 'b'.repeat(43))
  await mkdir(join(target, 'media/7'), { recursive: true })
  await writeFile(join(target, 'media/7/other.mp4'), 'x')
  expect(await find({ DATA_DIR: target })).toEqual({
    continued: { severity: 'notice', place: target },
    filesOfOthers: { severity: 'problem', place: join(target, 'media'), count: 1 },
    otherKey: { severity: 'problem', file: join(target, 'second-factor.key') },
    backupKey,
  })
  expect(await find({ DATA_DIR: dataDir })).toMatchObject({
    sameDatabase: { severity: 'problem' },
    sameFiles: { severity: 'problem' },
  })
  expect(await find({ DATA_DIR: join(target, 'new') })).toEqual({ backupKey })
})

test('places that cannot be reached are named without their passwords', async () => {
  const findings = await find({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none',
    STORAGE_URL: 's3://key:secret@127.0.0.1:9/none?tls=0',
  })
  expect(findings).toEqual({
    backupKey,
    databaseUnreachable: { severity: 'problem', place: '127.0.0.1:9/none', reason: 'database.unreachable' },
    filesUnreachable: {
      severity: 'problem',
      place: 'http://127.0.0.1:9/none',
      reason: 'storage.unreachable',
    },
  })
})

test('a move can be checked while the program is running, and begins when it has ended', async () => {
  const held = await openMoveSource(loadConfig({ DATA_DIR: dataDir }))
  expect(held.database).toBeUndefined()
  const target = loadConfig({ DATA_DIR: await temporaryFolder() })
  expect(await checkMove(held, target, { isRehearsal: true })).toMatchObject([
    { name: 'running', severity: 'notice' },
  ])
  expect(await checkMove(held, target, { isRehearsal: false })).toMatchObject([
    { name: 'stillRunning', severity: 'problem' },
  ])
  const none = loadConfig({ DATA_DIR: await temporaryFolder() })
  await expect(openMoveSource(none)).rejects.toMatchObject({ code: 'move.sourceMissing' })
})
