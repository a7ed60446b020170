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
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method })

test('built files are packed as their reader takes them', async () => {
  const unpack = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    null: (bytes: ArrayBuffer) => Buffer.from(bytes),
  }
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['', null],
  ] as const) {
    const answer = await ask('/assets/page-a1.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(unpack[`${encoding}`](await answer.arrayBuffer()).toString()).toBe(script)
  }
})

test('files with a hash in their name never change; others are asked for again', async () => {
  expect((await ask('/assets/page-a1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await ask('/icon.svg')).headers.get('cache-control')).not.toContain('immutable')
})

test('a file that the reader has is not sent again', async () => {
  const etag = (await ask('/icon.svg')).headers.get('etag') ?? ''
  expect((await ask('/icon.svg', { 'if-none-match': etag })).status).toBe(304)
})

test.each(['/assets/none.js', '/assets/../package.json', '/assets/page-a1.js.br', '/', '/assets'])(
  '%s is no file',
  async (path) => expect((await ask(path)).status).toBe(404),
)

test('files are only read', async () => expect((await ask('/icon.svg', {}, 'POST')).status).toBe(404))
