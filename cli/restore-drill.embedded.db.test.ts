import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createBackup } from '#platform/backup/create-backup.ts'
import { backupName } from '#platform/backup/retention.ts'
import { callCommand } from '#tests/call-command.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'

const folder = await mkdtemp(join(tmpdir(), 'signbank-drill-'))
afterAll(() => rm(folder, { recursive: true }))

const drill = (args: string[]) => callCommand('restore-drill', args, { DATA_DIR: join(folder, 'data') })

test('the drill takes the newest automatic backup, and names files that the storage lacks', async () => {
  const source = await openEmbeddedDatabase('memory://')
  const media = await insertMedia(source.db, { state: 'ready' })
  await insertMediaFile(source.db, media, { key: '7/abc.mp4', role: 'web' })
  const backups = join(folder, 'backups')
  await mkdir(backups)
  await mkdir(join(backups, backupName(new Date('2026-01-01T00:00:00Z'))))
  await createBackup(source, join(backups, backupName(new Date('2026-02-01T00:00:00Z'))))
  await source.close()

  const incomplete = await drill([backups])
  expect(incomplete.output).toContain('missing file: 7/abc.mp4')
  expect(incomplete).toMatchObject({ code: 1, output: expect.stringContaining('The backup is not whole.') })

  await mkdir(join(folder, 'data', 'media', '7'), { recursive: true })
  await writeFile(join(folder, 'data', 'media', '7', 'abc.mp4'), 'x')
  const whole = await drill([backups])
  expect(whole).toMatchObject({ code: 0, output: expect.stringContaining('The backup is whole.') })
})

test('a folder without a backup is an error, also of a restore, which makes no database then', async () => {
  const nothing = join(folder, 'nothing')
  expect(await drill([nothing])).toMatchObject({ code: 1 })
  const target = join(folder, 'restored')
  expect(await callCommand('restore', [nothing], { DATA_DIR: target })).toMatchObject({ code: 1 })
  expect(existsSync(target)).toBe(false)
  expect(await drill([])).toMatchObject({ code: 1, output: expect.stringContaining('BACKUP_URL') })
})
