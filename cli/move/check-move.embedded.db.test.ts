import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { temporaryDataFolder } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { checkMove } from './check-move.ts'
import { openMoveSource } from './move-source.ts'

/** An installation in a folder, and what is found when it moves to other settings. */
async function openOld(settings: Record<string, string> = {}) {
  const dataDir = await temporaryDataFolder()
  const source = await openMoveSource(loadConfig({ DATA_DIR: dataDir, ...settings }))
  onTestFinished(async () => source.database?.close())
  const find = async (to: Record<string, string>, isRehearsal = false) => {
    const findings = await checkMove(source, loadConfig(to), { isRehearsal })
    return Object.fromEntries(findings.map(({ name, severity, params }) => [name, { severity, ...params }]))
  }
  return { dataDir, find }
}

test('a place that is not empty, or has another key of second factors, is named before anything is moved', async () => {
  const { dataDir, find } = await openOld({ BACKUP_KEY_FILE: '/keys/backup.key' })
  const target = await temporaryDataFolder()
  await writeFile(join(dataDir, 'second-factor.key'), 'a'.repeat(43))
  await writeFile(join(target, 'second-factor.key'), 'b'.repeat(43))
  await mkdir(join(target, 'media/7'), { recursive: true })
  await writeFile(join(target, 'media/7/other.mp4'), 'x')
  expect(await find({ DATA_DIR: target })).toEqual({
    // Both databases are new, so they have the same rows.
    continued: { severity: 'notice', place: target },
    filesOfOthers: { severity: 'problem', place: join(target, 'media'), count: 1 },
    otherKey: { severity: 'problem', file: join(target, 'second-factor.key') },
    backupKey: { severity: 'notice', file: '/keys/backup.key' },
  })
  expect(await find({ DATA_DIR: dataDir })).toMatchObject({
    sameDatabase: { severity: 'problem' },
    sameFiles: { severity: 'problem' },
  })
  expect(await find({ DATA_DIR: join(target, 'new') })).toEqual({ backupKey: expect.anything() })
})

test('places that cannot be reached are named without their passwords', async () => {
  const { find } = await openOld()
  const findings = await find({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/none',
    STORAGE_URL: 's3://key:secret@127.0.0.1:9/none?tls=0',
  })
  expect(findings).toEqual({
    databaseUnreachable: { severity: 'problem', place: '127.0.0.1:9/none', reason: 'database.unreachable' },
    filesUnreachable: {
      severity: 'problem',
      place: 'http://127.0.0.1:9/none',
      reason: 'storage.unreachable',
    },
  })
})

test('a move can be checked while the program is running, and begins when it has ended', async () => {
  const { dataDir } = await openOld()
  const config = loadConfig({ DATA_DIR: dataDir })
  const source = await openMoveSource(config)
  expect(source.database).toBeUndefined()
  const target = loadConfig({ DATA_DIR: await temporaryFolder() })
  expect(await checkMove(source, target, { isRehearsal: true })).toMatchObject([
    { name: 'running', severity: 'notice' },
  ])
  expect(await checkMove(source, target, { isRehearsal: false })).toMatchObject([
    { name: 'stillRunning', severity: 'problem' },
  ])
  const none = loadConfig({ DATA_DIR: await temporaryFolder() })
  await expect(openMoveSource(none)).rejects.toMatchObject({ code: 'move.sourceMissing' })
})
