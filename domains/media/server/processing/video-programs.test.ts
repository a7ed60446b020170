import { readFile, writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { findVideoPrograms } from './video-programs.ts'

/** Writes the programs as shell scripts into a folder. Returns the path of ffmpeg. */
async function writePrograms(folder: string, scripts: Record<string, string>): Promise<string> {
  for (const [name, script] of Object.entries(scripts))
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return join(folder, 'ffmpeg')
}

test('the programs are looked for at the priority of the server, so that they are also found on a busy machine', async () => {
  const folder = await temporaryFolder()
  const ffmpeg = await writePrograms(folder, {
    ffmpeg: `nice > ${folder}/niceness`,
    ffprobe: `nice >> ${folder}/niceness`,
  })
  expect(await findVideoPrograms(ffmpeg)).toEqual({ ffmpeg, ffprobe: join(folder, 'ffprobe') })
  const niceness = String(getPriority())
  expect((await readFile(join(folder, 'niceness'), 'utf8')).trim().split('\n')).toEqual([niceness, niceness])
})

test.each([
  ['does not run', { ffmpeg: 'true', ffprobe: 'exit 1' }],
  ['is missing', { ffmpeg: 'true' }],
])('without a program that %s there are none', async (_title, scripts) => {
  const ffmpeg = await writePrograms(await temporaryFolder(), scripts)
  expect(await findVideoPrograms(ffmpeg)).toBeUndefined()
})
