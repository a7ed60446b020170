import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'

const script = 'export const sign = 1\n'.repeat(100)
let app: Hono
const folder = mkdtempSync(join(tmpdir(), 'signbank-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'page-a1.js'), script)
  writeFileSync(join(folder, 'assets', 'page-a1.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets', 'page-a1.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  app = new Hono().use(serveAssets(folder)).all('*', (c) => c.text('a page', 404))
})
const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method })

test('a built file is sent in the best encoding that the client accepts', async () => {
  const decompress = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    null: (bytes: ArrayBuffer) => Buffer.from(bytes),
  }
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['', null],
  ] as const) {
    const response = await request('/assets/page-a1.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(decompress[`${encoding}`](await response.arrayBuffer()).toString()).toBe(script)
  }
})

test('files with a hash in their name are immutable for browsers, others are not', async () => {
  expect((await request('/assets/page-a1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await request('/icon.svg')).headers.get('cache-control')).not.toContain('immutable')
})

test('a file that the client already has is not sent again', async () => {
  const etag = (await request('/icon.svg')).headers.get('etag') ?? ''
  expect((await request('/icon.svg', { 'if-none-match': etag })).status).toBe(304)
})

test.each(['/assets/none.js', '/assets/../package.json', '/assets/page-a1.js.br', '/', '/assets'])(
  '%s is not a file',
  async (path) => expect((await request(path)).status).toBe(404),
)

test('files are served for GET and HEAD only', async () =>
  expect((await request('/icon.svg', {}, 'POST')).status).toBe(404))
