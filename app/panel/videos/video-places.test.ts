import { expect, test } from 'vitest'
import type { Media } from '#domains/media/index.ts'
import type { ListEntry } from '#domains/simple-lists/list-entry.ts'
import { presentVideoPlaces } from './present-video-places.ts'
import { listVideoPlaces } from './video-places.ts'

const imprint = {
  id: 1,
  slug: 'imprint',
  inFooter: true,
  position: 0,
  changedAt: new Date(0),
  texts: { pt: { title: 'Expediente', body: '', videoId: null } },
}
const dictionary = { contents: [imprint], defaultLanguage: 'pt' }
const reader = {
  locale: 'en',
  timeZone: 'UTC',
  defaultLanguage: 'pt',
  languages: [{ code: 'pt', name: 'Portuguese' }],
} as const

const aVideo = (id: number, place: string, film: number | null, active = true): ListEntry => ({
  id,
  position: 0,
  revision: 1,
  isKept: false,
  activatedAt: new Date(Date.UTC(2026, 0, id)),
  active,
  fields: { title: { pt: `Video ${id}` }, place, film, preview: null, name: '', description: {} },
})
const film = {
  id: 7,
  kind: 'video',
  state: 'ready',
  durationMs: 108_400,
  files: { poster: { key: '7/poster.webp' } },
} as Media

test('places are the explanatory videos, the pages, own pages and the stages of the form, each once [CNT-07]', () => {
  const places = listVideoPlaces(dictionary, 'en', ['home', 'old-campaign'])
  const slugs = places.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.slice(0, 3)).toEqual(['public-menu', 'awaiting-approval', 'about'])
  expect(slugs).toEqual(expect.arrayContaining(['home', 'search-signs-words', 'imprint', 'login']))
  expect(slugs).toContain('sign-form-phonology')
  expect(slugs.at(-1)).toBe('old-campaign')
  expect(places[0]).toMatchObject({ name: 'Public menu', address: 'id 586' })
  expect(places.find(({ slug }) => slug === 'imprint')).toMatchObject({ name: 'Expediente', lang: 'pt' })
})

test('a place shows which of its videos plays, and is missing one while none does [CNT-03] [CNT-07]', () => {
  const entries = [
    aVideo(1, 'home', 7),
    aVideo(2, 'home', 7),
    aVideo(3, 'home', 7, false),
    aVideo(4, 'about', null),
  ]
  const places = presentVideoPlaces(
    listVideoPlaces(dictionary, 'en'),
    { entries, files: new Map([[7, film]]) },
    reader,
  )
  const at = (slug: string) => places.find((place) => place.slug === slug)
  expect(at('home')).toMatchObject({
    isMissing: false,
    videos: [
      { id: 3, state: 'disabled' },
      { id: 2, state: 'playing', facts: '1:48, 2026/01/02, pt' },
      { id: 1, state: 'older', poster: '/media/7/poster.webp' },
    ],
  })
  expect(at('about')).toMatchObject({ isMissing: true, videos: [{ state: 'noFilm', poster: null }] })
  expect(at('faqs')).toMatchObject({ isMissing: true, videos: [] })
})
