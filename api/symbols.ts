import type { Context } from 'hono'
import { symbolOutline } from '#domains/vocabularies/index.ts'
import { symbolBox, symbolElement } from '#domains/vocabularies/symbol-element.ts'

/**
 * `GET /symbols/S20300.svg`: a handshape's SignWriting symbol. As a picture of its own it is ink on nothing; used
 * as `<use href="/symbols/S20300.svg#hand">` it takes the page's `color`, and its palm `--symbol-palm`.
 */
export function symbolPicture(c: Context) {
  const key = (c.req.param('file') ?? '').replace(/\.svg$/, '')
  const outline = symbolOutline(key)
  if (!outline) return c.notFound()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbolBox(outline)}">${symbolElement('hand', outline)}<use href="#hand"/></svg>\n`
  return c.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  })
}
