import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLines, decodeRow, encodeRow } from './copy-format.ts'

async function* chunksOf(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

test('tabs, line breaks, backslashes and null are escaped as in COPY', () => {
  expect(encodeRow(['a\tb', 'c\nd\re', '\\N', null, '', '\\.'])).toBe('a\\tb\tc\\nd\\re\t\\\\N\t\\N\t\t\\\\.')
})

test('rows of any text are read back, however the stream is split', async () => {
  const field = fc.option(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\\N', '\\', '\t\n', '\u2028', '\uFEFFa')),
  )
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }))
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (written, size) => {
      const bytes = Buffer.from(written.map((row) => `${encodeRow(row)}\n`).join(''))
      const read = await Array.fromAsync(decodeLines(chunksOf(bytes, size)))
      expect(read.map(decodeRow)).toEqual(written)
    }),
  )
})

test('bytes that are not UTF-8 are rejected', async () => {
  await expect(Array.fromAsync(decodeLines(chunksOf(Buffer.from([0x61, 0xff]), 8)))).rejects.toThrow()
  await expect(Array.fromAsync(decodeLines(chunksOf(Buffer.from([0xc3]), 8)))).rejects.toThrow()
})

test('a line may come in many chunks, but not without end', async () => {
  const inChunks = async function* () {
    for (const part of ['a', 'b\nc', 'd', 'e\n', 'f']) yield Buffer.from(part)
  }
  expect(await Array.fromAsync(decodeLines(inChunks()))).toEqual(['ab', 'cde', 'f'])
  let read = 0
  const endless = async function* () {
    for (;;) {
      read += 1000
      yield Buffer.alloc(1000, 'x')
    }
  }
  await expect(Array.fromAsync(decodeLines(endless(), 10_000))).rejects.toThrow('more than 10000')
  expect(read).toBeLessThan(20_000)
})
