import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { noProxies } from '#platform/http/client-address.ts'
import { sharePictureRoutes } from './share-pictures.ts'

const features = {
  fingers: ['index'],
  joints: 'straight',
  thumb: 'across',
  spreading: null,
  aperture: null,
  unselected: 'closed',
}
const vocabulary = createVocabulary(
  [
    aVocabularyEntry({ id: 1, list: 'handshape-of-hand', value: 'index', features }),
    aVocabularyEntry({ id: 2, list: 'location', value: 'chin' }),
  ],
  'pt',
)
const drawing = {
  outline: 'M-20 0V-150H20V0',
  lines: '',
  marks: '',
  box: { x: -40, y: -180, width: 80, height: 190 },
  wristWidth: 60,
}
/** Of published signs alone; 8 is not described. */
const cards: Record<number, unknown> = {
  7: { values: { handshapeDominant: [1], location: [2] }, flags: {} },
  8: { values: {}, flags: {} },
}
const consume = vi.fn(async () => [])
const read = vi.fn(async (codes: readonly string[]) => codes.map(() => [drawing]))
let site: Hono
let changeDictionary = () => {}
const ask = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

beforeEach(() => {
  consume.mockClear()
  read.mockClear()
  const dictionary = {
    card: (id: number) => cards[id] as never,
    vocabulary,
    media: () => undefined,
    onChange: (callback: (version: number) => void) => {
      changeDictionary = () => callback(2)
      return () => {}
    },
  }
  const context = { dictionary, hands: { read }, formGate: { consume }, trustedProxies: noProxies }
  site = new Hono().route('/share-pictures', sharePictureRoutes(context))
})

test('the picture for link previews of a sign is drawn once until the dictionary changes [PUB-03]', async () => {
  const response = await ask('/share-pictures/7.png')
  expect(response.headers.get('content-type')).toBe('image/png')
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  const etag = response.headers.get('etag') ?? ''
  expect((await ask('/share-pictures/7.png', { 'if-none-match': etag })).status).toBe(304)
  expect(read).toHaveBeenCalledTimes(1)
  expect(consume).toHaveBeenCalledTimes(1)
  changeDictionary()
  expect((await ask('/share-pictures/7.png')).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(2)
})

test.each(['8', '9', '0', '07x', '99999999999999999999'])(
  'there is no picture of sign %s, which is not public or of which nothing is drawn [PUB-03]',
  async (id) => {
    expect((await ask(`/share-pictures/${id}.png`)).status).toBe(404)
    expect(consume).not.toHaveBeenCalled()
  },
)
