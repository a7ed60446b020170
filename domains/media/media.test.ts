import { expect, test } from 'vitest'
import { type Media, type MediaFile, shownMediaUrl } from './media.ts'

const file = (key: string): MediaFile => ({ key, mime: 'video/mp4', bytes: 1, width: null, height: null })
const mediaWith = (files: Media['files']): Media => ({
  id: 1,
  kind: 'video',
  state: 'ready',
  originalName: 'a.mp4',
  durationMs: null,
  framesPerSecond: null,
  source: null,
  files,
})

test('a page shows the web rendition, before it exists the uploaded file, and nothing without any file', () => {
  const original = file('1/original.mp4')
  expect(shownMediaUrl(mediaWith({ original, web: file('1/web.mp4') }))).toBe('/media/1/web.mp4')
  expect(shownMediaUrl(mediaWith({ original }))).toBe('/media/1/original.mp4')
  expect(shownMediaUrl(mediaWith({}))).toBeNull()
  expect(shownMediaUrl(undefined)).toBeNull()
})
