import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { handSpriteUrl } from '../hand-sprite.ts'
import { HandPicture } from './HandPicture.tsx'
import { handPictureUrls } from './hand-picture-urls.ts'

const none = { drawing: null, symbol: null, picture: null }
const index = { ...none, drawing: '250002', symbol: 'S10000' }
const fist = { ...none, drawing: 'u50000', symbol: 'S20300' }

test('a hand is decoration that points into the file of the page, or into its own [D36]', () => {
  const urls = handPictureUrls([index, fist])
  const shared = renderToStaticMarkup(<HandPicture hand={index} urls={urls} />)
  expect(shared).toContain('aria-hidden="true"')
  expect(shared).toContain(`<use href="${handSpriteUrl(['250002', 'u50000'])}#250002">`)
  const alone = renderToStaticMarkup(<HandPicture hand={index} />)
  expect(alone).toContain(`<use href="${handSpriteUrl(['250002'])}#250002">`)
})

test('an uploaded picture is an image without a text of its own [D36]', () => {
  const markup = renderToStaticMarkup(<HandPicture hand={{ ...none, picture: '/media/1/a.webp' }} />)
  expect(markup).toContain('src="/media/1/a.webp"')
  expect(markup).toContain('alt=""')
})

test('a visitor who chose SignWriting sees the symbol; a handshape without any picture shows none [D36]', () => {
  expect(renderToStaticMarkup(<HandPicture hand={index} style="symbol" />)).toContain(
    '/symbols/S10000.svg#S10000',
  )
  expect(renderToStaticMarkup(<HandPicture hand={none} />)).toBe('')
})
