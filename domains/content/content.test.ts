import { expect, test } from 'vitest'
import { findPageVideo, type PageVideo } from './content.ts'

const aVideo = (facts: Partial<PageVideo> & { id: number }): PageVideo => ({
  slug: 'home',
  name: `video ${facts.id}`,
  active: true,
  activatedAt: new Date(2026, 0, facts.id),
  videoId: null,
  previewImageId: null,
  texts: {},
  ...facts,
})

const videos = [
  aVideo({ id: 1, activatedAt: new Date(2026, 5, 1) }),
  aVideo({ id: 2 }),
  aVideo({ id: 3, active: false, activatedAt: new Date(2026, 6, 1) }),
  aVideo({ id: 4, slug: 'faqs', active: false }),
]

test('of several activated for one place only the newest activated plays [CNT-03]', () => {
  expect(findPageVideo(videos, 'home')?.id).toBe(1)
})

test('a place whose videos are disabled has none; by its id a disabled one is still known', () => {
  expect(findPageVideo(videos, 'faqs')).toBeUndefined()
  expect(findPageVideo(videos, 4)?.active).toBe(false)
  expect(findPageVideo(videos, 99)).toBeUndefined()
})
