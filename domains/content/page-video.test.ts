import { expect, test } from 'vitest'
import { findPageVideo, type PageVideo } from './page-video.ts'

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
