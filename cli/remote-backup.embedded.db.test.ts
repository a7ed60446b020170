import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callCommand } from '#tests/call-command.ts'
import { temporaryDataFolder } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

test('with a key, an installation is backed up elsewhere and restored from there by commands', async () => {
  const folder = await temporaryFolder()
  const [data, keyFile] = [await temporaryDataFolder(), join(folder, 'backup.key')]
  await mkdir(join(data, 'media/7'), { recursive: true })
  await writeFile(join(data, 'media/7/abc.mp4'), 'film')
  const place = { BACKUP_URL: `file://${folder}/elsewhere`, BACKUP_KEY_FILE: keyFile }
  const here = { ...place, DATA_DIR: data }

  expect(await callCommand('backup', [], { DATA_DIR: data })).toMatchObject({
    code: 1,
    output: expect.stringContaining('Name a folder, or set BACKUP_URL.'),
  })
  expect(await callCommand('backup', [], here)).toMatchObject({
    code: 1,
    output: expect.stringContaining(keyFile),
  })
  expect((await callCommand('backup', ['--new-key', keyFile], {})).output).toContain('age1')
  const written = await callCommand('backup', [], here)
  expect(written).toMatchObject({ code: 0, output: expect.stringMatching(/: [\d,]+ rows and \d+ files\./) })

  const listed = await callCommand('restore', ['--list'], here)
  expect(listed.output).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z\n$/)
  expect(await callCommand('restore-drill', ['--files'], here)).toMatchObject({
    code: 0,
    output: expect.stringContaining('The backup is whole.'),
  })

  const other = join(folder, 'other.key')
  await callCommand('backup', ['--new-key', other], {})
  const elsewhere = { DATA_DIR: join(folder, 'restored') }
  const wrong = await callCommand('restore', [place.BACKUP_URL], { ...elsewhere, BACKUP_KEY_FILE: other })
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('encrypted for another key') })
  const restored = await callCommand('restore', [place.BACKUP_URL], {
    ...elsewhere,
    BACKUP_KEY_FILE: keyFile,
  })
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining(`The backup ${listed.output.trim()}`),
  })
})
