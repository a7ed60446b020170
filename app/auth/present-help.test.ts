import { expect, test } from 'vitest'
import type { Media } from '#domains/media/media.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentHelp } from './present-help.ts'

/** A dictionary with page videos by id or slug, whose clips have the id of the page video. */
function dictionaryWith(...videos: { id: number; slug: string; active?: boolean }[]) {
  const found = (idOrSlug: number | string) => {
    const video = videos.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug)
    return video && { active: true, videoId: video.id, texts: {}, ...video }
  }
  const media = (id: number | null): Partial<Media> | undefined =>
    id === null
      ? undefined
      : {
          kind: 'video',
          state: 'ready',
          files: { web: { key: `${id}/web.mp4`, mime: 'video/mp4', bytes: 1, width: 4, height: 3 } },
        }
  return { pageVideo: found, media, defaultLanguage: 'pt' } as unknown as PublishedDictionary
}

const helpAt = (path: string, dictionary: PublishedDictionary) =>
  presentHelp(dictionary, new URL(path, 'http://signs.example'), 'pt')?.video.source

const general = { id: 586, slug: 'public-menu' }

test('an account page has the video with its name, else the general one', () => {
  const dictionary = dictionaryWith(general, { id: 7, slug: 'login' })
  expect(helpAt('/pt/login?redirect=%2Fpt', dictionary)).toContain('7/web.mp4')
  expect(helpAt('/pt/register', dictionary)).toContain('586/web.mp4')
})

test('a video that is switched off is not shown, and without any there is no help', () => {
  expect(helpAt('/pt/login', dictionaryWith(general, { id: 7, slug: 'login', active: false }))).toContain(
    '586/web.mp4',
  )
  expect(helpAt('/pt/login', dictionaryWith())).toBeUndefined()
})
