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
const sign = { id: 7, picture: null }
const drawing = { source: '/media/casa.png', width: 300, height: 200, ...attribution }

test('a link to a sign previews the video and its poster [PUB-03]', () => {
  expect(signPreview({ ...sign, media: { main, drawing } }, origin)).toEqual({
    image: { url: `${origin}/media/casa.webp`, width: 480, height: 270 },
    video: { url: `${origin}/media/casa.mp4`, type: 'video/mp4', width: 960, height: 540 },
  })
})

test('a link to a sign without a video, or without a poster, previews the drawing [PUB-03]', () => {
  const image = { url: `${origin}/media/casa.png`, width: 300, height: 200 }
  expect(signPreview({ ...sign, media: { main: null, drawing } }, origin)).toEqual({ image })
  expect(signPreview({ ...sign, media: { main: { ...main, poster: null }, drawing } }, origin)).toMatchObject(
    {
      image,
      video: { url: `${origin}/media/casa.mp4` },
    },
  )
})

test('a link to a sign without video and drawing previews its drawn hands, else the picture of the site [PUB-03]', () => {
  const media = { main: null, drawing: null }
  const picture = {
    dominant: [{ drawing: '250002', symbol: null, picture: null }],
    nondominant: [],
    location: null,
    locationPicture: null,
  }
  expect(signPreview({ ...sign, media }, origin)).toEqual({ image: null })
  expect(signPreview({ ...sign, picture, media }, origin)).toEqual({
    image: { url: `${origin}/share-pictures/7.png`, type: 'image/png', width: 1200, height: 630 },
  })
})
