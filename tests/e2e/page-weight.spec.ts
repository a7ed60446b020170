import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { measurePageWeight } from '../../bench/page-weight.bench.ts'
import { expect, test } from './fixtures.ts'
import { siteRoutes } from './site-routes.ts'

const maxScriptKilobytes = 180

/** Texts that stay in the built code of libraries that no public page may load at once. */
const forbiddenLibraries = {
  zod: /ZodError/,
  'react-aria, on which ui/panel is built': /data-rac\b/,
  'the rich text editor': /ProseMirror/,
  'the drawing of the network': /createShader/,
}

/** Paths in place of the patterns with parameters. */
const examplePaths: Record<string, string> = {
  'search-signs/category/search-result': 'search-signs/category/search-result?location=chest',
  'signs/view/:id?': 'signs/view/1',
}
// Content pages have the same scripts as the legal texts, and old addresses are redirected.
const skippedRoutes = ['public/content-page', 'public/sign-legacy']
const publicPaths = siteRoutes
  .filter(({ id }) => /^(public\/|terms-of-use$|privacy-policy$)/.test(id) && !skippedRoutes.includes(id))
  .map(({ pattern }) => examplePaths[pattern] ?? pattern)

/** Replaces `:id` by the id of the first handshape that has signs. */
async function resolvePath(request: APIRequestContext, path: string): Promise<string> {
  if (!path.includes(':id')) return path
  const html = await (await request.get('/pt/search-signs/handshape/view-all')).text()
  return path.replace(':id', /handshape\/signs\/(\d+)/.exec(html)?.[1] ?? '')
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
