import { expect, test } from 'vitest'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentStageVideos } from './present-stage-videos.ts'

const media = {
  kind: 'video',
  state: 'ready',
  licence: null,
  files: { web: { key: '7/web.mp4', mime: 'video/mp4', bytes: 1, width: 4, height: 3 } },
}
const texts = { en: { title: 'How to describe hands', description: '' } }

/** A dictionary with one page video. */
const dictionaryWith = (video: { slug: string; active: boolean; videoId: number | null }) =>
  ({
    pageVideo: (slug: string) => (slug === video.slug ? { id: 7, texts, ...video } : undefined),
    media: (id: number | null) => (id === null ? undefined : media),
    defaultLanguage: 'en',
  }) as unknown as PublishedDictionary

const video = { slug: 'sign-form-phonology', active: true, videoId: 7 }

test('a stage of the form has the page video with its name, with a title that says its language [SGN-02]', () => {
  const videos = presentStageVideos(dictionaryWith(video), 'hu', '/hu/videos')
  expect(Object.keys(videos)).toEqual(['phonology'])
  expect(videos.phonology).toMatchObject({
    title: 'How to describe hands',
    language: 'en',
    id: 7,
    editPath: '/hu/videos/7',
  })
  expect(videos.phonology?.video.source).toContain('7/web.mp4')
})

test('a stage has no video where it is switched off, has no file or belongs to another page [SGN-02]', () => {
  for (const other of [{ active: false }, { videoId: null }, { slug: 'faqs' }])
    expect(presentStageVideos(dictionaryWith({ ...video, ...other }), 'en', null)).toEqual({})
})
