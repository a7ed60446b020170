import { expect, test } from 'vitest'
import { PartBuffer } from './part-buffer.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

/** The parts of a file that arrives in these chunks, and what remains at the end. */
function partsOf(chunks: readonly string[], { partBytes, left }: { partBytes: number; left: number }) {
  const pending = new PartBuffer({ partBytes, left })
  const parts: string[] = []
  for (const chunk of chunks) {
    let more = pending.add(Buffer.from(chunk))
    while (pending.isPartBeforeLast) {
      parts.push(text(pending.take()))
      more = pending.add(more)
    }
  }
  return { parts, rest: text(pending.take()) }
}

test('bytes become parts of one size, however they arrive; the last part is what remains', () => {
  const expected = { parts: ['abcd', 'efgh'], rest: 'ij' }
  for (const chunks of [
    ['abcdefghij'],
    [...'abcdefghij'],
    ['abc', 'defghi', 'j'],
    ['', 'abcd', '', 'efghij'],
  ])
    expect(partsOf(chunks, { partBytes: 4, left: 10 })).toEqual(expected)
})

test('the last part can be as large as the others', () =>
  expect(partsOf(['abcdefgh'], { partBytes: 4, left: 8 })).toEqual({ parts: ['abcd'], rest: 'efgh' }))

test('bytes beyond the announced ones are left out', () => {
  expect(partsOf(['abcdefgh'], { partBytes: 4, left: 6 })).toEqual({ parts: ['abcd'], rest: 'ef' })
  expect(partsOf(['abcdefgh'], { partBytes: 4, left: 4 })).toEqual({ parts: [], rest: 'abcd' })
})
