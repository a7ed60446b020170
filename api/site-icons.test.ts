import { Readable } from 'node:stream'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { builtInAppearance } from '#domains/appearance/appearance.ts'
import type { Media } from '#domains/media/media.ts'
import { siteIconRoutes } from './site-icons.ts'

const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer()
const file = { key: '7/logo.png', mime: 'image/png', bytes: logo.length, width: 300, height: 100 }
const medium = { id: 7, kind: 'image', state: 'ready', files: { original: file } } as unknown as Media
const read = vi.fn(async () => Readable.from([logo]))
let appearance = builtInAppearance
let site: Hono

beforeEach(() => {
  read.mockClear()
  appearance = { ...builtInAppearance, logoBgLightId: 7 }
  const dictionary = {
    get appearance() {
      return appearance
    },
    media: (id: number | null) => (id === 7 ? medium : undefined),
  }
  site = new Hono().route('/site-icons', siteIconRoutes({ dictionary, storage: { read } }))
})
const sizeOf = async (response: Response) => {
  const { width, height, format, hasAlpha } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height, format, hasAlpha }
}

test('icons of browsers and home screens are made from the logo, each once [CNT-05]', async () => {
  for (const [size, hasAlpha] of [
    [16, true],
    [32, true],
    [64, true],
    [180, false],
    [192, false],
    [512, false],
  ]) {
    const response = await site.request(`/site-icons/7-${size}.png`)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await sizeOf(response)).toEqual({ width: size, height: size, format: 'png', hasAlpha })
  }
  await site.request('/site-icons/7-16.png')
  expect(read).toHaveBeenCalledTimes(6)
})

test('an icon of its own is used in place of the logo, up to its edges [CNT-05]', async () => {
  appearance = { ...builtInAppearance, logoBgLightId: 8, iconId: 7 }
  const cornerOf = async () => {
    const response = await site.request('/site-icons/7-192.png')
    const icon = sharp(await response.arrayBuffer()).extract({ left: 0, top: 96, width: 1, height: 1 })
    return [...(await icon.removeAlpha().raw().toBuffer())]
  }
  expect(await cornerOf()).toEqual([0, 0xaa, 0x77])
  expect((await site.request('/site-icons/8-192.png')).status).toBe(404)
  appearance = { ...builtInAppearance, logoBgLightId: 7 }
  expect(await cornerOf()).not.toEqual([0, 0xaa, 0x77])
})

test('there are no icons of other files, of other sizes, or without a logo [CNT-05]', async () => {
  for (const name of ['8-16.png', '7-17.png', '7-16.svg', '7-016.png', '..%2f7-16.png'])
    expect((await site.request(`/site-icons/${name}`)).status, name).toBe(404)
  appearance = builtInAppearance
  expect((await site.request('/site-icons/7-16.png')).status).toBe(404)
  expect(read).not.toHaveBeenCalled()
})
