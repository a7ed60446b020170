import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { symbolOutline } from '#domains/vocabularies/index.ts'
import { maxSpriteSymbols } from '#ui/signwriting/symbol-sprite.ts'
import { serveSymbols } from './symbols.ts'

const site = new Hono().get('/symbols/:file', serveSymbols)
const ask = (file: string, method = 'GET') => site.request(`/symbols/${file}`, { method })

describe('the picture of a SignWriting hand', () => {
  test('is drawn in the colour of the page that uses it, and kept for ever [REF-02]', async () => {
    const answer = await ask('S20300.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const svg = await answer.text()
    expect(svg).toContain('viewBox="-50 -50 250 250"')
    expect(svg).toContain('<symbol id="S20300"')
    expect(svg).toContain('<use href="#S20300"/>')
    expect(svg).toMatch(/fill="currentColor" d="M[-\d .MLHVQCZ]+"/)
  })

  test('is the same the second time, and has a head without a body', async () => {
    const [first, again, head] = await Promise.all([
      ask('S10000.svg'),
      ask('S10000.svg'),
      ask('S10000.svg', 'HEAD'),
    ])
    expect(await again.text()).toBe(await first.text())
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe('image/svg+xml')
    expect(await head.text()).toBe('')
  })

  test.each([
    'S20500.svg',
    'S99900.svg',
    'Sf.svg',
    'S20300',
    '../x.svg',
    'S20300-S99900.svg',
    'S20300-S20300.svg',
  ])('is missing for %s, which is no hand or no such file', async (file) =>
    expect((await ask(file)).status).toBe(404),
  )
})

describe('many hands', () => {
  const keys = Array.from({ length: 0x105 }, (_, at) => `S${(at + 0x100).toString(16)}00`).filter(
    symbolOutline,
  )

  test('come in one file, each under its key, up to a hundred [REF-02]', async () => {
    expect(keys.length).toBeGreaterThan(maxSpriteSymbols)
    const svg = await (await ask(`${keys.slice(0, maxSpriteSymbols).join('-')}.svg`)).text()
    expect([...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual(
      keys.slice(0, maxSpriteSymbols),
    )
    expect((await ask(`${keys.slice(0, maxSpriteSymbols + 1).join('-')}.svg`)).status).toBe(404)
  })

  test('are answered rightly when more files are asked for than are kept', async () => {
    const hundred = keys.slice(0, maxSpriteSymbols)
    const turned = hundred.map((_, at) => [...hundred.slice(at), ...hundred.slice(0, at)])
    const asked = [...turned, ...turned.slice(0, 1)]
    const lengths = await Promise.all(
      asked.map(async (one) => (await (await ask(`${one.join('-')}.svg`)).text()).length),
    )
    expect(new Set(lengths).size).toBe(1)
    expect(lengths[0]).toBeGreaterThan(40_000)
  })
})
