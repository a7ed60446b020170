import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { copyFiles } from './copy-files.ts'
import { fileSystemStorage } from './file-system-storage.ts'
import type { Storage } from './storage.ts'

const openFolder = async () => fileSystemStorage(await temporaryFolder())
const keysOf = async (storage: Storage) => (await Array.fromAsync(storage.list())).toSorted()

test('no original is removed while a copy of the same size differs; another call repairs the copy', async () => {
  const [source, target] = [await openFolder(), await openFolder()]
  await source.write('7/a.txt', Buffer.from('original'))
  await source.write('7/b.txt', Buffer.from('original'))
  await target.write('7/b.txt', Buffer.from('damaged!'))
  const copying = copyFiles(source, target, { removeSource: true })
  await expect(copying).rejects.toMatchObject({ code: 'storage.copyDiffers', params: { file: '7/b.txt' } })
  expect(await keysOf(source)).toEqual(['7/a.txt', '7/b.txt'])

  expect(await copyFiles(source, target, { removeSource: true })).toEqual({ total: 2, copied: 1, removed: 2 })
  expect(await text(await target.read('7/b.txt'))).toBe('original')
  expect(await keysOf(source)).toEqual([])
})

test('files that an earlier call copied are compared when that is asked for', async () => {
  const [source, target] = [await openFolder(), await openFolder()]
  await source.write('7/a.txt', Buffer.from('original'))
  await target.write('7/a.txt', Buffer.from('damaged!'))
  expect(await copyFiles(source, target)).toEqual({ total: 1, copied: 0, removed: 0 })
  await expect(copyFiles(source, target, { comparesAll: true })).rejects.toMatchObject({
    code: 'storage.copyDiffers',
  })
  expect(await copyFiles(source, target, { comparesAll: true })).toMatchObject({ copied: 1, removed: 0 })
  expect(await keysOf(source)).toEqual(['7/a.txt'])
})

test('a copy that differs from its original is removed and named', async () => {
  const [source, target] = [await openFolder(), await openFolder()]
  await source.write('7/a.txt', Buffer.from('original'))
  const damaging: Storage = {
    ...target,
    async write(key, content) {
      await target.write(key, content)
      return target.write(key, Buffer.from('damaged!'))
    },
  }
  const copying = copyFiles(source, damaging, { removeSource: true })
  await expect(copying).rejects.toMatchObject({ code: 'storage.copyDiffers', params: { file: '7/a.txt' } })
  expect([await keysOf(source), await keysOf(target)]).toEqual([['7/a.txt'], []])
})

test('several files are copied at the same time; after an error no other one begins', async () => {
  const [source, target] = [await openFolder(), await openFolder()]
  const keys = Array.from({ length: 12 }, (_, index) => `7/${String(index).padStart(2, '0')}.txt`)
  for (const key of keys) await source.write(key, Buffer.from(key))
  const threeBegan = Promise.withResolvers<void>()
  let running = 0
  const failing: Storage = {
    ...target,
    async write(key, content) {
      running++
      if (running === 3) threeBegan.resolve()
      await threeBegan.promise
      if (key === '7/02.txt') throw new Error('away')
      return target.write(key, content)
    },
  }
  await expect(copyFiles(source, failing, { parallel: 3 })).rejects.toThrow('away')
  expect(running).toBe(3)
  expect(await keysOf(target)).toEqual(['7/00.txt', '7/01.txt'])
  expect(await copyFiles(source, target)).toMatchObject({ total: 12, copied: 10 })
})

test('a file that is deleted during the copy is left out', async () => {
  const [source, target] = [await openFolder(), await openFolder()]
  for (const key of ['7/a.txt', '7/b.txt']) await source.write(key, Buffer.from(key))
  const onProgress = ({ done }: { done: number }) =>
    void (done === 1 && pending.push(source.delete('7/b.txt')))
  const pending: Promise<void>[] = []
  const waiting: Storage = {
    ...source,
    async stat(key) {
      await Promise.all(pending)
      return source.stat(key)
    },
  }
  const result = await copyFiles(waiting, target, { parallel: 1, onProgress })
  expect(result).toEqual({ total: 1, copied: 1, removed: 0 })
  expect(await keysOf(target)).toEqual(['7/a.txt'])
})
