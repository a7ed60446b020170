import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { siteRoutes } from './site-routes.ts'

const maxScriptKilobytes = 180

/** Texts that stay in the built code of libraries that no public page may load at once. */
const forbiddenLibraries = {
  zod: /ZodError/,
  'react-aria, on which ui/panel is built': /data-rac|react-aria-/,
  'the rich text editor': /ProseMirror/,
  'the drawing of the network': /createShader/,
}

/** Values for the parameters of public paths. */
const examplePaths: Record<string, string> = {
  'search-signs/handshape/signs/:id': 'search-signs/handshape/view-all',
  'search-signs/category/search-result': 'search-signs/category/search-result?location=chest',
  'signs/view/:id?': 'signs/view/1',
  ':slug': 'about',
}
const publicPaths = siteRoutes
  .filter(({ id }) => id.startsWith('public/') || id === 'terms-of-use' || id === 'privacy-policy')
  .filter(({ id }) => id !== 'public/sign-legacy')
  .map(({ pattern }) => examplePaths[pattern] ?? pattern)

const preloads = /<(?:link[^>]+rel="modulepreload"[^>]+href|script[^>]+src)="([^"]+)"/g
const inlineImports = /import\s*(?:[^'"]*from\s*)?["'](\/assets\/[^"']+)["']/g

/** The scripts that a page loads before it reacts, each with its code. */
async function readScripts(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text()
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
    const scripts = await readScripts(request, `/pt/${path}`)
    expect(scripts.size).toBeGreaterThan(3)
    for (const [url, code] of scripts)
      for (const [library, text] of Object.entries(forbiddenLibraries))
        expect(text.test(code), `${library} in ${url}`).toBe(false)
    const bytes = [...scripts.values()].reduce((sum, code) => sum + gzipSync(code).length, 0)
    expect(bytes / 1000).toBeLessThan(maxScriptKilobytes)
  })
}
