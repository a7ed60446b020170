import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { decryptAge, encryptAge } from './age-file.ts'
import { parseAgeKey, readAgeKey, writeNewAgeKey } from './age-key.ts'

const hasAge = spawnSync('age', ['--version']).status === 0
if (!hasAge) console.warn('age is missing, so the encryption is not compared with it.')

/** Around the length of a part, which is 64 KiB. */
const lengths = [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000]

const newKey = async () => writeNewAgeKey(join(await temporaryFolder(), 'backup.key'))
const whole = async (parts: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(parts))
function* splitIn(content: Buffer, length: number) {
  for (let start = 0; start < content.length; start += length) yield content.subarray(start, start + length)
}

test.each(lengths)(
  '%s bytes are decrypted as they were encrypted, whatever the parts in which they arrive',
  async (length) => {
    const key = await newKey()
    const content = randomBytes(length)
    const encrypted = await whole(encryptAge(splitIn(content, 10_007), key))
    for (const part of [7, 65_552, 1_000_000].filter((size) => size > 7 || length < 1000))
      expect((await whole(decryptAge(splitIn(encrypted, part), key, 'x'))).equals(content)).toBe(true)
  },
)

test('a file for another key is refused with the name of the key file', async () => {
  const [key, other] = [await newKey(), await newKey()]
  const encrypted = await whole(encryptAge([Buffer.from('secret')], key))
  await expect(whole(decryptAge([encrypted], other, 'x'))).rejects.toMatchObject({
    code: 'backup.wrongKey',
    params: { file: other.file },
  })
})

test('an altered, cut, extended or reordered file is refused with its name', async () => {
  const key = await newKey()
  const encrypted = await whole(encryptAge([randomBytes(140_000)], key))
  const headerLength = encrypted.indexOf('\n', encrypted.indexOf('\n--- ') + 1) + 17
  const swapped = Buffer.concat([
    encrypted.subarray(0, headerLength),
    encrypted.subarray(headerLength + 65_552, headerLength + 131_104),
    encrypted.subarray(headerLength, headerLength + 65_552),
    encrypted.subarray(headerLength + 131_104),
  ])
  const altered = (at: number) => {
    const copy = Buffer.from(encrypted)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const versions = {
    empty: Buffer.alloc(0),
    'no file of age': Buffer.from('PK\u0003\u0004'),
    'without the last part': encrypted.subarray(0, headerLength + 131_104),
    'without the last byte': encrypted.subarray(0, -1),
    'with a byte more': Buffer.concat([encrypted, Buffer.from([0])]),
    'with an altered part': altered(headerLength + 70_000),
    'with an altered code of the header': altered(headerLength - 25),
    'with parts in another order': swapped,
  }
  for (const [name, bytes] of Object.entries(versions))
    await expect(whole(decryptAge([bytes], key, 'b.age')), name).rejects.toMatchObject({
      code: 'backup.damaged',
      params: { file: 'b.age' },
    })
})

test('a key file has comments and one key, is readable by its owner only, and is never overwritten', async () => {
  const key = await newKey()
  expect((await stat(key.file)).mode & 0o777).toBe(0o600)
  expect((await readAgeKey(key.file)).recipient).toBe(key.recipient)
  await expect(writeNewAgeKey(key.file)).rejects.toMatchObject({ code: 'backup.keyExists' })
  const text = await readFile(key.file, 'utf8')
  expect(parseAgeKey(text.toLowerCase(), 'x')?.recipient).toBe(key.recipient)
  const line = text.split('\n')[1] ?? ''
  for (const wrong of [
    '',
    line.slice(0, -1),
    line.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q')),
    key.recipient,
    `${line}\n${line}`,
  ])
    expect(parseAgeKey(wrong, 'x')).toBeUndefined()
  await writeFile(key.file, 'hunter2')
  await expect(readAgeKey(key.file)).rejects.toMatchObject({ code: 'backup.keyInvalid' })
  await expect(readAgeKey(`${key.file}-none`)).rejects.toMatchObject({ code: 'backup.keyUnreadable' })
})

test.skipIf(!hasAge)(
  'age decrypts what the program encrypts with its key, and the program what age encrypts',
  async () => {
    const folder = await temporaryFolder()
    const key = await writeNewAgeKey(join(folder, 'backup.key'))
    expect(execFileSync('age-keygen', ['-y', key.file], { encoding: 'utf8' }).trim()).toBe(key.recipient)
    for (const length of [0, 65_536, 150_000]) {
      const content = randomBytes(length)
      await writeFile(join(folder, 'ours.age'), encryptAge([content], key))
      const decrypted = execFileSync('age', ['--decrypt', '-i', key.file, join(folder, 'ours.age')])
      expect(decrypted.equals(content)).toBe(true)
      const theirs = execFileSync('age', ['--encrypt', '-r', key.recipient], { input: content })
      expect((await whole(decryptAge([theirs], key, 'x'))).equals(content)).toBe(true)
    }
  },
)
