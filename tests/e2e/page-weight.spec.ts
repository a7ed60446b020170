import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { measurePageWeight } from '../../bench/page-weight.bench.ts'
import { expect, signIn, test } from './fixtures.ts'
import { publicPaths, resolvePath } from './public-paths.ts'

const maxScriptKilobytes = 180
const maxFormKilobytes = 260
const maxStyleKilobytes = 15

/** Texts that stay in the built code of libraries that no public page may load at once. */
const forbiddenLibraries = {
  zod: /ZodError/,
  'react-aria, on which ui/panel is built': /data-rac\b/,
  'the rich text editor': /ProseMirror/,
  'the drawing of the network': /createShader/,
}

const preloads = /<(?:link[^>]+rel="modulepreload"[^>]+href|script[^>]+src)="([^"]+)"/g
const inlineImports = /import\s*(?:[^'"]*from\s*)?["'](\/assets\/[^"']+)["']/g

/** The scripts that a page loads before it reacts, each with its code. */
async function readScripts(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const page = await request.get(path)
  expect(page.ok(), path).toBe(true)
  const html = await page.text()
  const urls = [preloads, inlineImports].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, url]) => url),
  )
  const scripts = new Map<string, string>()
  for (const url of new Set(urls)) if (url) scripts.set(url, await (await request.get(url)).text())
  return scripts
}

for (const path of publicPaths) {
  test(`the public page "${path}" loads less than ${maxScriptKilobytes} kB of scripts and nothing of the panel`, async ({
    request,
  }) => {
    const scripts = await readScripts(request, `/pt/${await resolvePath(request, path)}`)
    expect(scripts.size).toBeGreaterThan(3)
    for (const [url, code] of scripts)
      for (const [library, text] of Object.entries(forbiddenLibraries))
        expect(text.test(code), `${library} in ${url}`).toBe(false)
    const bytes = [...scripts.values()].reduce((sum, code) => sum + gzipSync(code).length, 0)
    expect(bytes / 1000).toBeLessThan(maxScriptKilobytes)
  })
}

for (const path of ['create', 'edit/1'])
  test(`the form of a sign, "signs/${path}", loads less than ${maxFormKilobytes} kB of scripts before it reacts`, async ({
    page,
  }, { annotations }) => {
    await signIn(page, 'carla')
    const scripts = await readScripts(page.request, `/pt/control-panel/signs/${path}`)
    expect(scripts.size).toBeGreaterThan(3)
    const { zod, 'the rich text editor': editor } = forbiddenLibraries
    for (const [url, code] of scripts) expect(zod.test(code) || editor.test(code), url).toBe(false)
    const kilobytes = [...scripts.values()].reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000
    annotations.push({ type: 'scripts', description: `${path}: ${kilobytes.toFixed(1)} kB` })
    expect(kilobytes).toBeLessThan(maxFormKilobytes)
  })

test(`with everything that it may load later, a public page has less than ${maxScriptKilobytes} kB of scripts`, async ({
  request,
  baseURL,
}) => {
  for (const path of publicPaths) {
    const rows = await measurePageWeight(baseURL ?? '', `/pt/${await resolvePath(request, path)}`)
    const all = rows.find(({ name }) => name.endsWith('all scripts'))
    expect(all?.value, path).toBeLessThan(maxScriptKilobytes)
  }
})

test(`a public page loads at most ${maxStyleKilobytes} kB of style sheets`, async ({ request, baseURL }, {
  annotations,
}) => {
  for (const path of publicPaths) {
    const rows = await measurePageWeight(baseURL ?? '', `/pt/${await resolvePath(request, path)}`)
    const styles = rows.find(({ name }) => name.endsWith('styles'))?.value ?? Number.POSITIVE_INFINITY
    annotations.push({ type: 'styles', description: `${path}: ${styles.toFixed(1)} kB` })
    expect.soft(styles, path).toBeGreaterThan(1)
    expect.soft(styles, path).toBeLessThanOrEqual(maxStyleKilobytes)
  }
})
