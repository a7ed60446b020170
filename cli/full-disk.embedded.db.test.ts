import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

/** Less than a new embedded database needs. */
const diskSize = '30m'

test('on a full disk the installation is not opened, and one sentence gives the reason', async ({ skip }) => {
  const folder = join(await temporaryFolder(), 'disk')
  if (!mountSmallDisk(folder, diskSize)) skip('mounting a disk is not permitted here')
  const { DATABASE_URL: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/migrate.ts'], {
    env: { ...env, DATA_DIR: folder, LC_ALL: 'de_DE.UTF-8' },
    encoding: 'utf8',
  })
  expect({ status, output: stdout + stderr }).toEqual({
    status: 1,
    output: 'Es ist kein Speicherplatz mehr frei. Nichts wurde geändert.\n',
  })
})
