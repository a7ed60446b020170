import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileSystemStorage } from './file-system-storage.ts'
import { restrictFolders } from './private-modes.ts'
import { isStorageKey, type Storage } from './storage.ts'
import { brokenSource, testStorage } from './storage-suite.fixture.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  storage = fileSystemStorage(join(folder, 'media'))
})
afterEach(() => rm(folder, { recursive: true }))

testStorage(async () => storage)

test('an interrupted write leaves no draft', async () => {
  await expect(storage.write('7/abc.txt', brokenSource(10))).rejects.toThrow('connection lost')
  expect(await readdir(join(folder, 'media', '.drafts'))).toEqual([])
})

test.each(['../secret', '/secret', '7/../../secret', '7\\..\\secret', '.drafts/a', `7/${'a'.repeat(300)}`])(
  'no key leads out of the folder: %j',
  async (key) => {
    await writeFile(join(folder, 'secret'), 'secret')
    expect(isStorageKey(key)).toBe(false)
    expect(await storage.stat(key)).toBeUndefined()
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'media.notFound' })
    await expect(storage.write(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'media.notFound' })
    await storage.delete(key)
    expect(existsSync(join(folder, 'secret'))).toBe(true)
  },
)

const modeOf = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8)

test('files and folders are readable by this program only, whatever the umask', async () => {
  const before = process.umask(0)
  try {
    await storage.write('7/8/abc.txt', Buffer.from('x'))
  } finally {
    process.umask(before)
  }
  expect(await modeOf('media', '7', '8', 'abc.txt')).toBe('600')
  for (const path of ['media', 'media/7', 'media/7/8', 'media/.drafts'])
    expect(await modeOf(path)).toBe('700')
})

test('a folder that others could read is closed at the start, and a missing one is no error', async () => {
  await mkdir(join(folder, 'old'))
  await chmod(join(folder, 'old'), 0o755)
  await restrictFolders([join(folder, 'missing'), join(folder, 'old')])
  expect(await modeOf('old')).toBe('700')
})
