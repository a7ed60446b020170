import { expect, test } from 'vitest'
import { signPreview } from './sign-preview.ts'

const origin = 'https://signs.example'
const attribution = { credit: null, signer: null, licence: null, original: null }
const main = {
  source: '/media/casa.mp4',
  mime: 'video/mp4',
  poster: '/media/casa.webp',
  width: 960,
  height: 540,
  posterWidth: 480,
  posterHeight: 270,
  framesPerSecond: 25,
  durationMs: 2_000,
  ...attribution,
}
const drawing = { source: '/media/casa.png', width: 300, height: 200, ...attribution }

test('a link to a sign previews the video and its poster [PUB-03]', () => {
  expect(signPreview({ main, drawing }, origin)).toEqual({
    image: { url: `${origin}/media/casa.webp`, width: 480, height: 270 },
    video: { url: `${origin}/media/casa.mp4`, type: 'video/mp4', width: 960, height: 540 },
  })
})

test('a link to a sign without a video, or without a poster, previews the drawing [PUB-03]', () => {
  const image = { url: `${origin}/media/casa.png`, width: 300, height: 200 }
  expect(signPreview({ main: null, drawing }, origin)).toEqual({ image })
  expect(signPreview({ main: { ...main, poster: null }, drawing }, origin)).toMatchObject({
    image,
    video: { url: `${origin}/media/casa.mp4` },
  })
})

test('a link to a sign without video and drawing previews the picture of the site [PUB-03]', () => {
  expect(signPreview({ main: null, drawing: null }, origin)).toEqual({ image: null })
})
