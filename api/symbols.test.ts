import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { symbolPicture } from './symbols.ts'

const site = new Hono().get('/symbols/:file{S[0-9a-f]+\\.svg}', symbolPicture)

describe('the picture of a SignWriting hand', () => {
  test('is drawn in the colour of the page that uses it, and kept for ever [REF-02]', async () => {
    const answer = await site.request('/symbols/S20300.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const svg = await answer.text()
    expect(svg).toContain('viewBox="-50 -50 250 250"')
    expect(svg).toContain('<symbol id="hand"')
    expect(svg).toMatch(/fill="currentColor" d="M[-\d .MLHVQCZ]+"/)
  })

  test.each(['S20500.svg', 'S99900.svg', 'Sf.svg', '../x.svg'])(
    'is missing for %s, which is no hand',
    async (file) => {
      expect((await site.request(`/symbols/${file}`)).status).toBe(404)
    },
  )
})
