import { expect, test } from 'vitest'
import type { Media, MediaFile } from '#domains/media/media.ts'
import { findPageVideo, type PageVideo } from './page-video.ts'
import { toPageVideoWire } from './page-video.wire.ts'

const aPageVideo = (properties: Partial<PageVideo> & { id: number }): PageVideo => ({
  slug: 'home',
  name: `video ${properties.id}`,
  active: true,
  activatedAt: new Date(2026, 0, properties.id),
  videoId: null,
  previewImageId: null,
  texts: {},
  ...properties,
})

const videos = [
  aPageVideo({ id: 1, activatedAt: new Date(2026, 5, 1) }),
  aPageVideo({ id: 2 }),
  aPageVideo({ id: 3, active: false, activatedAt: new Date(2026, 6, 1) }),
  aPageVideo({ id: 4, slug: 'faqs', active: false }),
]

test('of several active videos for one page only the most recently activated is played [CNT-03]', () => {
  expect(findPageVideo(videos, 'home')?.id).toBe(1)
})

test('a page whose videos are all disabled plays none, but a disabled video is found by its id', () => {
  expect(findPageVideo(videos, 'faqs')).toBeUndefined()
  expect(findPageVideo(videos, 4)?.active).toBe(false)
  expect(findPageVideo(videos, 99)).toBeUndefined()
})

test('the API returns picture and video of a page video also as `image` and `path` [API-01]', () => {
  const file = (key: string): MediaFile => ({ key, mime: 'a/b', bytes: 1, width: null, height: null })
  const files = { web: file('7/web.mp4'), poster: file('7/poster.webp') }
  const media = { id: 7, kind: 'video', state: 'ready', files } as Media
  const wire = (video: PageVideo) =>
    toPageVideoWire(
      video,
      (id) => (id === 7 ? media : undefined),
      () => null,
    )
  expect(wire(aPageVideo({ id: 5, videoId: 7 }))).toMatchObject({
    image: '/media/7/poster.webp',
    path: '/media/7/web.mp4',
    preview_image: { url: '/media/7/poster.webp' },
    video: { url: '/media/7/web.mp4' },
  })
  expect(wire(aPageVideo({ id: 5 }))).toMatchObject({ image: null, path: null, video: null })
})
