import { Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { everyFeatureCode } from '#domains/hand-drawings/feature-codes.fixture.ts'
import { handSpriteUrl, handTurnUrl, maxSpriteHands } from '#domains/hand-drawings/hand-sprite.ts'
import type { HandDrawings } from '#domains/hand-drawings/index.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { noProxies } from '#platform/http/client-address.ts'
import { textErrorResponse, toAppError } from '#platform/http/error-response.ts'
import { handDrawingLimits, handRoutes } from './hands.ts'

const drawing = {
  outline: 'M0 0L9 9Z',
  lines: 'M1 1L2 2',
  marks: '',
  box: { x: -40, y: -180, width: 80, height: 190 },
  wristWidth: 60,
}
const read = vi.fn<HandDrawings['read']>()
const consume = vi.fn(async () => [])
const context = { hands: { read }, formGate: { consume }, trustedProxies: noProxies }
let site: Hono
const ask = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

const codes = everyFeatureCode()
const [one = '', other = ''] = codes

beforeEach(() => {
  site = new Hono().route('/hands', handRoutes(context))
  site.onError((error, c) => textErrorResponse(c, toAppError(error)))
  consume.mockClear()
  read.mockReset()
  read.mockImplementation(async (all, views) => all.map(() => Array(views === 'turn' ? 8 : 1).fill(drawing)))
})

describe('the file of drawn hands', () => {
  test('contains each hand under its feature code, in the colours of the page that uses it [D36]', async () => {
    const response = await ask(handSpriteUrl([one, other]))
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    const svg = await response.text()
    expect([...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual([one, other])
    expect(svg).toContain('currentColor')
    expect(svg).toContain('var(--hand-skin')
    expect(svg).not.toContain('style=')
  })

  test('of one hand is also a picture', async () => {
    const svg = await (await ask(handSpriteUrl([one]))).text()
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d. ]+">/)
    expect(svg).toContain(`<use href="#${one}"/>`)
  })

  test('of a turned hand has eight views', async () => {
    const svg = await (await ask(handTurnUrl(one))).text()
    expect([...svg.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(
      Array.from({ length: 8 }, (_, index) => `view-${index}`),
    )
    expect(read).toHaveBeenCalledWith([one], 'turn', expect.anything())
  })

  test('never changes, so browsers keep it, and one who has it needs no drawing [D36]', async () => {
    for (const url of [handSpriteUrl([one, other]), handTurnUrl(one)]) {
      const first = await ask(url)
      expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(first.headers.get('content-security-policy')).toBe("default-src 'none'")
      read.mockClear()
      const again = await ask(url, { 'if-none-match': first.headers.get('etag') ?? '' })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(read).not.toHaveBeenCalled()
    }
    const tags = await Promise.all(
      [handSpriteUrl([one]), handSpriteUrl([other]), handTurnUrl(one)].map(async (url) =>
        (await ask(url)).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('comes compressed, and is made once [D36]', async () => {
    const url = handSpriteUrl(codes.slice(7, 30))
    const plain = await (await ask(url)).text()
    const sizes = await Promise.all(
      ['gzip', 'br, gzip'].map(async (encodings) => {
        const response = await ask(url, { 'accept-encoding': encodings })
        expect(response.headers.get('vary')).toBe('Accept-Encoding')
        return [response.headers.get('content-encoding'), (await response.arrayBuffer()).byteLength]
      }),
    )
    expect(sizes.map(([encoding]) => encoding)).toEqual(['gzip', 'br'])
    for (const [, bytes] of sizes) expect(bytes).toBeLessThan(plain.length / 2)
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('holds at most a hundred hands', async () => {
    expect((await ask(handSpriteUrl(codes.slice(0, maxSpriteHands)))).status).toBe(200)
    expect((await ask(handSpriteUrl(codes.slice(0, maxSpriteHands + 1)))).status).toBe(404)
  })

  test.each([
    `/hands/${drawingVersion + 1}/${one}.svg`,
    `/hands/${drawingVersion + 1}/${one}/turn.svg`,
    `/hands/0${drawingVersion}/${one}.svg`,
    `/hands/x/${one}.svg`,
    `/hands/${drawingVersion}/${one}`,
    `/hands/${drawingVersion}/${one}-${one}.svg`,
    `/hands/${drawingVersion}/000000.svg`,
    `/hands/${drawingVersion}/000000/turn.svg`,
    `/hands/${drawingVersion}/25001${one}.svg`,
    `/hands/${drawingVersion}/250010.svg`,
    `/hands/${drawingVersion}/..%2f${one}.svg`,
    `/hands/${drawingVersion}/${one}/back.svg`,
    `/hands/${drawingVersion}`,
  ])('is missing at %s: another version, or no features that fit together [D36]', async (path) => {
    expect(codes).not.toContain('250010')
    expect((await ask(path)).status).toBe(404)
    expect(read).not.toHaveBeenCalled()
  })
})

describe('hands that must be drawn for a request', () => {
  test('count against the limit of the sender; above it, the response says when to try again [D36]', async () => {
    read.mockImplementation(async (_codes, _views, admit) => {
      await admit(3)
      return [[drawing]]
    })
    expect((await ask(handSpriteUrl([one]))).status).toBe(200)
    expect(consume).toHaveBeenCalledWith(handDrawingLimits, expect.any(String), undefined, 3)
    consume.mockRejectedValueOnce(new AppError('form.tooMany', { params: { seconds: 42, minutes: 1 } }))
    const refused = await ask(handSpriteUrl([other]))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
    expect(refused.headers.get('cache-control')).toBeNull()
  })

  test('are refused while too many others wait [D36]', async () => {
    read.mockRejectedValue(new AppError('server.busy'))
    const refused = await ask(handSpriteUrl([one]))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  })
})
