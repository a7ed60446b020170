import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileSystemStorage } from './file-system-storage.ts'
import { isStorageKey, type Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  storage = fileSystemStorage(join(folder, 'media'))
})
afterEach(() => rm(folder, { recursive: true }))

const keysOf = async (storage: Storage) => {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys
}

test('a file is read back completely or in part', async () => {
  expect(await storage.write('7/abc.txt', Buffer.from('0123456789'))).toBe(10)
  expect(await storage.write('8/def', Readable.from(['ab', 'cd']))).toBe(4)
  expect(await text(await storage.read('7/abc.txt'))).toBe('0123456789')
  expect(await text(await storage.read('7/abc.txt', { start: 2, end: 4 }))).toBe('234')
  expect(await storage.stat('7/abc.txt')).toMatchObject({ bytes: 10 })
  expect((await keysOf(storage)).sort()).toEqual(['7/abc.txt', '8/def'])
})

test('a deleted file is gone, and deleting it again is no error', async () => {
  await storage.write('7/abc.txt', Buffer.from('a'))
  await storage.delete('7/abc.txt')
  await storage.delete('7/abc.txt')
  expect(await storage.stat('7/abc.txt')).toBeUndefined()
  await expect(storage.read('7/abc.txt')).rejects.toMatchObject({ code: 'media.notFound' })
})

test('an interrupted write leaves no files', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'half'
      throw new Error('connection lost')
    })(),
  )
  await expect(storage.write('7/abc.txt', broken)).rejects.toThrow('connection lost')
  expect(await storage.stat('7/abc.txt')).toBeUndefined()
  expect(await readdir(join(folder, 'media', '.drafts'))).toEqual([])
})

test.each([
  '../secret',
  '/secret',
  '7/../../secret',
  '7\\..\\secret',
  '.drafts/a',
  '7/.hidden',
  '',
  '7/',
  'A/b',
  '7/a b',
  '7/\0',
  `7/${'a'.repeat(300)}`,
])('no key leads out of the folder: %j', async (key) => {
  await writeFile(join(folder, 'secret'), 'secret')
  expect(isStorageKey(key)).toBe(false)
  expect(await storage.stat(key)).toBeUndefined()
  await expect(storage.read(key)).rejects.toMatchObject({ code: 'media.notFound' })
  await expect(storage.write(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'media.notFound' })
  await storage.delete(key)
  expect(existsSync(join(folder, 'secret'))).toBe(true)
})

test('an empty storage lists nothing', async () => {
  expect(await keysOf(storage)).toEqual([])
})
