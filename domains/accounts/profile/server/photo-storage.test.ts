import { randomFillSync } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { aHugePicture } from '#platform/inspection/huge-picture.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { PhotoSize } from '../photo.ts'
import { photoKey, removePhoto, storePhoto } from './photo-storage.ts'

let storage: Storage
beforeEach(async () => {
  storage = fileSystemStorage(await temporaryFolder())
})

const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Left half red, right half blue. */
const twoHalves = () =>
  picture(400, 200, '#ff0000').composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } }, left: 200, top: 0 },
  ])

const stored = async (photo: string, size: PhotoSize) => buffer(await storage.read(photoKey(photo, size)))

async function keys(): Promise<string[]> {
  const all: string[] = []
  for await (const key of storage.list()) all.push(key)
  return all
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return red > blue ? 'red' : 'blue'
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photo in %s becomes two squares [ACC-01] [D28]',
  async (format) => {
    const photo = await storePhoto({ storage }, await picture(1200, 900).toFormat(format).toBuffer())
    expect(photo).toMatch(/^[0-9a-f]{32}$/)
    expect(await sharp(await stored(photo, 'photo')).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })
    expect(await sharp(await stored(photo, 'avatar')).metadata()).toMatchObject({
      format: 'webp',
      width: 96,
      height: 96,
    })
  },
)

test('a small photo is not enlarged', async () => {
  const photo = await storePhoto({ storage }, await picture(300, 200).jpeg().toBuffer())
  expect(await sharp(await stored(photo, 'photo')).metadata()).toMatchObject({ width: 200, height: 200 })
})

test('location and camera data are removed, and the photo is upright [ACC-01]', async () => {
  const sideways = await twoHalves()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '27/1 35/1 48/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '48/1 32/1 57/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const before = await sharp(sideways).metadata()
  expect(before.orientation).toBe(6)
  expect(before.exif?.toString('latin1')).toContain('Camera')

  const photo = await storePhoto({ storage }, sideways)
  for (const size of ['photo', 'avatar'] as const) {
    const bytes = await stored(photo, size)
    expect(await sharp(bytes).metadata()).not.toMatchObject({ exif: expect.anything() })
    expect(bytes.toString('latin1')).not.toMatch(/Camera|GPS|Exif/i)
  }
  const shown = await stored(photo, 'photo')
  expect([await colourAt(shown, 100, 5), await colourAt(shown, 100, 190)]).toEqual(['red', 'blue'])
})

test('the chosen square is stored, limited to the image', async () => {
  const file = await twoHalves().png().toBuffer()
  const right = await storePhoto({ storage }, file, { left: 0.6, top: 0.1, size: 0.5 })
  expect(await colourAt(await stored(right, 'photo'), 2, 2)).toBe('blue')
  const outside = await storePhoto({ storage }, file, { left: 1, top: 1, size: 1 })
  expect(await sharp(await stored(outside, 'photo')).metadata()).toMatchObject({ width: 200, height: 200 })
})

const jpeg = () => picture(800, 600).jpeg().toBuffer()
test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['nothing', () => Buffer.alloc(0), 'photo.notPicture'],
  ['text', () => Buffer.from('I am a picture, believe me.'), 'photo.notPicture'],
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'),
    'photo.notPicture',
  ],
  [
    'a page that calls itself a picture',
    () => Buffer.from('\xFF\xD8\xFF<script>alert(1)</script>', 'latin1'),
    'photo.notPicture',
  ],
  ['a GIF', async () => picture(300, 300).gif().toBuffer(), 'photo.notPicture'],
  ['a TIFF', async () => picture(300, 300).tiff().toBuffer(), 'photo.notPicture'],
  ['a JPEG that breaks off', async () => (await noise(800, 600)).subarray(0, 20_000), 'photo.notPicture'],
  [
    'a PNG that breaks off',
    async () => (await picture(800, 600).png().toBuffer()).subarray(0, 300),
    'photo.notPicture',
  ],
  ['a PNG with less in it than its head says', () => aHugePicture(2_000, 2_000), 'photo.notPicture'],
  ['26 megapixels', () => aHugePicture(6_500, 4_000), 'photo.tooManyPixels'],
  [
    'a bomb: few bytes, a picture of 900 megapixels',
    () => aHugePicture(30_000, 30_000, { zeros: 30_000_000 }),
    'photo.tooManyPixels',
  ],
  ['a stamp', async () => picture(95, 400).jpeg().toBuffer(), 'photo.tooSmall'],
  ['more than 12 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(12_000_000)]), 'photo.tooLarge'],
])('a photo that is %s is refused, and nothing is stored [ACC-01]', async (_what, make, code) => {
  await expect(storePhoto({ storage }, await make())).rejects.toMatchObject({ code })
  expect(await keys()).toEqual([])
})

/** Noise, which does not compress, so that a truncated file lacks a part of the image. */
const noise = (width: number, height: number) => {
  const pixels = randomFillSync(Buffer.alloc(width * height * 3))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

test('a photo after a refused one is stored, and several at once too', async () => {
  await expect(storePhoto({ storage }, Buffer.from('no'))).rejects.toThrow('photo.notPicture')
  const file = await jpeg()
  const photos = await Promise.all([1, 2, 3].map(() => storePhoto({ storage }, file)))
  expect(new Set(photos).size).toBe(3)
  expect(await keys()).toHaveLength(6)
})

test('a removed photo is deleted in both sizes', async () => {
  const photo = await storePhoto({ storage }, await jpeg())
  await removePhoto({ storage }, photo)
  expect(await keys()).toEqual([])
})

test('when the disk is full after the first square neither is stored', async () => {
  const full: Storage = {
    ...storage,
    write: (key, content) =>
      key.includes('-96') ? Promise.reject(new Error('full')) : storage.write(key, content),
  }
  await expect(storePhoto({ storage: full }, await jpeg())).rejects.toThrow('full')
  expect(await keys()).toEqual([])
})
