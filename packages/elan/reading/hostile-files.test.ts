import { describe, expect, test } from 'vitest'
import { alignedText, bytesOf, eafText, tierText } from '../eaf-file.fixture.ts'
import { ElanFileError } from '../elan-error.ts'
import { readEaf } from './read-eaf.ts'
import { readEcv } from './read-ecv.ts'

const valid = eafText({ times: [0, 10], tiers: tierText('t', 'gloss', [alignedText('a1', 1, 2, 'HOUSE')]) })
const bytes = (...values: number[]) => [Uint8Array.from(values)]
const utf16 = (order: 'le' | 'be') => {
  const little = Buffer.from(`\ufeff${valid}`, 'utf16le')
  return [order === 'le' ? little : Buffer.from(little).swap16()]
}
const withDoctype = (type: string) =>
  bytesOf(valid.replace('<ANNOTATION_DOCUMENT', `${type}\n<ANNOTATION_DOCUMENT`))
const lines = (text: string) => text.split('\n').length

async function refusal(source: Iterable<Uint8Array>, limits = {}) {
  const error = await readEaf(source, limits).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ElanFileError)
  const { code, line, params } = error as ElanFileError
  return { code, line, params }
}

describe('a file is refused with a code and a line [ELN-07]', () => {
  test.each([
    ['an empty file', [], 'empty', null],
    ['a compressed file', bytes(0x1f, 0x8b, 8, 0), 'compressed', null],
    ['UTF-16, little endian', utf16('le'), 'utf16', null],
    ['UTF-16, big endian', utf16('be'), 'utf16', null],
    ['UTF-16 without a byte-order mark', [Buffer.from(valid, 'utf16le')], 'utf16', null],
    [
      'a pointer of Git LFS',
      bytesOf('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n'),
      'lfsPointer',
      null,
    ],
    ['a text', bytesOf('Tier\tBegin\tEnd\n'), 'notXml', 1],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), 'notXml', 1],
    ['only spaces', bytesOf('  \n '), 'truncated', 2],
    ['an HTML page', bytesOf('<html><body/></html>'), 'wrongRoot', 1],
    ['a vocabulary', bytesOf('<CV_RESOURCE/>'), 'wrongRoot', 1],
    ['a zero byte', bytesOf(valid.replace('HOUSE', 'HO\0SE')), 'zeroByte', 9],
    [
      'a byte that is not UTF-8',
      [Buffer.from(valid.replace('HOUSE', 'H\u00e9'), 'latin1')],
      'invalidUtf8',
      9,
    ],
    ['another declared encoding', bytesOf(valid.replace('UTF-8', 'ISO-8859-1')), 'unsupportedEncoding', 2],
    ['a document type', withDoctype('<!DOCTYPE ANNOTATION_DOCUMENT>'), 'doctype', 2],
    [
      'a document type of another file',
      withDoctype('<!DOCTYPE a SYSTEM "file:///etc/passwd">'),
      'doctype',
      2,
    ],
    [
      'entities that grow',
      withDoctype('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;"><!ENTITY d "&c;&c;">]>'),
      'doctype',
      2,
    ],
    ['an entity that does not exist', bytesOf(valid.replace('HOUSE', '&house;')), 'malformedXml', 9],
    ['a control character', bytesOf(valid.replace('HOUSE', '\u0001')), 'malformedXml', 9],
    ['an end tag of another element', bytesOf(valid.replace('</TIER>', '</TIRE>')), 'malformedXml', 10],
    ['text after the end', bytesOf(`${valid}\nmore`), 'malformedXml', lines(valid) + 1],
  ] as const)('%s', async (_, source, code, line) => {
    expect(await refusal(source)).toMatchObject({ code, line })
  })

  test('every file that is cut off', async () => {
    const whole = new TextEncoder().encode(valid)
    for (let length = 1; length < whole.length; length += 7)
      expect(await refusal([whole.subarray(0, length)])).toMatchObject({ code: 'truncated' })
  })

  test('a file that is cut off within a character', async () => {
    const whole = new TextEncoder().encode('<ANNOTATION_DOCUMENT AUTHOR="é')
    expect(await refusal([whole.subarray(0, -1)])).toMatchObject({ code: 'truncated', line: 1 })
  })

  test('a vocabulary that is none', async () => {
    await expect(readEcv(bytesOf(valid))).rejects.toMatchObject({
      code: 'wrongRoot',
      params: { element: 'ANNOTATION_DOCUMENT' },
    })
  })
})

describe('a file over a limit is refused [ELN-07]', () => {
  test.each([
    ['depth', 'tooDeep', { depth: 5 }, valid.replace('HOUSE', '<b/>')],
    [
      'length of an attribute',
      'attributeTooLong',
      { attributeLength: 100 },
      valid.replace('"a1"', `"${'a'.repeat(101)}"`),
    ],
    ['length of a text', 'textTooLong', { textLength: 100 }, valid.replace('HOUSE', 'A'.repeat(101))],
    [
      'length of a text in parts',
      'textTooLong',
      { textLength: 100 },
      valid.replace('HOUSE', '<!---->AAAA'.repeat(26)),
    ],
    ['number of elements', 'tooManyElements', { elements: 5 }, valid],
    ['length of the file', 'tooMuchText', { totalLength: 100 }, valid],
  ])('%s', async (_, code, limits, text) => {
    const [limit] = Object.values(limits)
    expect(await refusal(bytesOf(text), limits)).toMatchObject({ code, params: { limit } })
  })

  test.each([
    ['a comment', '<!-- '],
    ['a document type', '<!DOCTYPE '],
    ['a name', '<'],
    ['an attribute', '<a b="'],
    ['a CDATA section', '<ANNOTATION_DOCUMENT AUTHOR=""><![CDATA['],
  ])('%s without an end is not collected without end', async (_, start) => {
    let parts = 0
    function* endless() {
      yield* bytesOf(start)
      for (; parts < 1000; parts++) yield new Uint8Array(100_000).fill(0x61)
    }
    expect(await refusal(endless())).toMatchObject({ code: 'textTooLong' })
    expect(parts).toBeLessThan(20)
  })
})
