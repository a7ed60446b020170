import { expect, test } from 'vitest'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { visitor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { presentPublicLayout } from './present-public-layout.ts'

/** A dictionary whose films have the id of their page video. */
const dictionaryWith = (...videos: { id: number; slug: string; active?: boolean; state?: string }[]) =>
  ({
    pageVideo: (slug: string) => {
      const video = videos.find((one) => one.slug === slug)
      return video && { active: true, videoId: video.id, texts: {}, ...video }
    },
    media: (id: number | null) =>
      id === null
        ? undefined
        : {
            kind: 'video',
            state: videos.find((one) => one.id === id)?.state ?? 'ready',
            files: { web: { key: `${id}/web.mp4`, mime: 'video/mp4', bytes: 1, width: 4, height: 3 } },
          },
    defaultLanguage: 'pt',
  }) as unknown as PublishedDictionary

const dictionary = dictionaryWith(
  { id: 7, slug: 'search-signs-words' },
  { id: 8, slug: 'home' },
  { id: 9, slug: 'faqs', active: false },
  { id: 10, slug: 'contact', state: 'working' },
)
const at = (pathname: string, actor = cast.ana as Parameters<typeof presentPublicLayout>[0]['actor']) =>
  presentPublicLayout({ dictionary, actor }, { pathname }, 'pt')

test.each([
  ['/pt', 8],
  ['/pt/search-signs/words', 7],
  ['/pt/Search-Signs/Words/', 7],
  ['/pt/faqs', undefined],
  ['/pt/contact', undefined],
  ['/pt/glossary', undefined],
])('the page %s shows the active film of its place, once it is converted [PUB-20] [CNT-07]', (path, id) => {
  expect(at(path).pageVideo?.id).toBe(id)
})

test('administrators have the page that edits the film; nobody else has it [PUB-20]', () => {
  expect(at('/pt').editPath).toBe('/pt/control-panel/videos/edit')
  for (const actor of [visitor, cast.bruno, cast.denes]) expect(at('/pt', actor).editPath).toBeNull()
})
