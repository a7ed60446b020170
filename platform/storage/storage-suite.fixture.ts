import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isStorageKey, type Storage } from './storage.ts'

/** Bytes that arrive in parts and then fail. */
export const brokenSource = (bytes: number): Readable =>
  Readable.from(
    (async function* () {
      const part = Buffer.alloc(Math.min(bytes, 1_000_000), 'x')
      for (let sent = 0; sent < bytes; sent += part.length) yield part
      throw new Error('connection lost')
    })(),
  )

const keysOf = async (storage: Storage) => (await Array.fromAsync(storage.list())).toSorted()

/** What every storage does. @param open an empty storage */
export function testStorage(open: () => Promise<Storage>): void {
  test('a file is read back completely or in part', async () => {
    const storage = await open()
    expect(await storage.write('7/abc.txt', Buffer.from('0123456789'))).toBe(10)
    expect(await storage.write('8/def', Readable.from(['ab', 'cd']))).toBe(4)
    expect(await text(await storage.read('7/abc.txt'))).toBe('0123456789')
    expect(await text(await storage.read('7/abc.txt', { start: 2, end: 4 }))).toBe('234')
    expect(await text(await storage.read('7/abc.txt', { start: 9, end: 9 }))).toBe('9')
    expect(await storage.stat('7/abc.txt')).toMatchObject({ bytes: 10 })
    const age = Date.now() - ((await storage.stat('7/abc.txt'))?.modifiedAt.getTime() ?? 0)
    expect(Math.abs(age)).toBeLessThan(60_000)
    expect(await keysOf(storage)).toEqual(['7/abc.txt', '8/def'])
  })

  test('an open file is sent as it is read, in parts that its stream has passed on', async () => {
    const storage = await open()
    const content = randomBytes(600_000)
    await storage.write('7/film.mp4', content)
    const file = await storage.open('7/film.mp4')
    expect(file.bytes).toBe(content.length)
    for (const range of [
      { start: 0, end: content.length - 1 },
      { start: 5, end: 5 },
      { start: 262_143, end: 524_288 },
    ]) {
      const sent: Buffer[] = []
      // Copied later, as a slow connection would.
      const slow = new Writable({
        highWaterMark: 1000,
        write: (chunk: Buffer, _encoding, done) =>
          setImmediate(() => {
            sent.push(Buffer.from(chunk))
            done()
          }),
      })
      await (await file.prepare(range))(slow)
      const expected = content.subarray(range.start, range.end + 1)
      expect(Buffer.compare(Buffer.concat(sent), expected)).toBe(0)
      expect(Buffer.compare(await buffer(await file.read(range)), expected)).toBe(0)
    }
    await file.close()
    await expect(storage.open('7/none.mp4')).rejects.toMatchObject({ code: 'media.notFound' })
  })

  test('an empty file is a file', async () => {
    const storage = await open()
    expect(await storage.write('7/empty', Buffer.alloc(0))).toBe(0)
    expect(await storage.stat('7/empty')).toMatchObject({ bytes: 0 })
    expect((await buffer(await storage.read('7/empty'))).length).toBe(0)
  })

  test('a second write replaces the file', async () => {
    const storage = await open()
    await storage.write('7/abc.txt', Buffer.from('first'))
    await storage.write('7/abc.txt', Buffer.from('again'))
    expect(await text(await storage.read('7/abc.txt'))).toBe('again')
  })

  test('a deleted file is gone, and deleting it again is no error', async () => {
    const storage = await open()
    await storage.write('7/abc.txt', Buffer.from('a'))
    await storage.delete('7/abc.txt')
    await storage.delete('7/abc.txt')
    expect(await storage.stat('7/abc.txt')).toBeUndefined()
    await expect(storage.read('7/abc.txt')).rejects.toMatchObject({ code: 'media.notFound' })
  })

  test.each([1_000, 12_000_000])(
    'a write that is interrupted after %d bytes leaves no file',
    async (bytes) => {
      const storage = await open()
      await expect(storage.write('7/abc.txt', brokenSource(bytes))).rejects.toThrow('connection lost')
      expect(await storage.stat('7/abc.txt')).toBeUndefined()
      expect(await keysOf(storage)).toEqual([])
    },
  )

  test('a source that fails before it is read fails the write alone', async () => {
    const storage = await open()
    const missing = createReadStream('/no/such/file')
    const failed = new Promise<void>((resolve) => missing.on('close', () => resolve()))
    const write = storage.write('7/abc.txt', missing)
    await Promise.all([expect(write).rejects.toMatchObject({ code: 'ENOENT' }), failed])
    expect(await keysOf(storage)).toEqual([])
  })

  test('an interrupted write leaves the earlier file', async () => {
    const storage = await open()
    await storage.write('7/abc.txt', Buffer.from('first'))
    await expect(storage.write('7/abc.txt', brokenSource(6_000_000))).rejects.toThrow('connection lost')
    expect(await text(await storage.read('7/abc.txt'))).toBe('first')
  })

  test.each(['../secret', '7/../../secret', '7/.hidden', '', '7/', 'A/b', '7/a b', '7/\0'])(
    'an invalid key has no file: %j',
    async (key) => {
      const storage = await open()
      expect(isStorageKey(key)).toBe(false)
      expect(await storage.stat(key)).toBeUndefined()
      await expect(storage.read(key)).rejects.toMatchObject({ code: 'media.notFound' })
      await expect(storage.write(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'media.notFound' })
      await storage.delete(key)
    },
  )

  test('an empty storage lists nothing and responds', async () => {
    const storage = await open()
    expect(await keysOf(storage)).toEqual([])
    await storage.check()
  })
}
