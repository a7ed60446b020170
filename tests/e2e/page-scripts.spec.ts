import type { APIRequestContext } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { publicPaths, resolvePath } from './public-paths.ts'

/** Texts that stay in the built code of libraries that no public page may load at once. */
const forbiddenLibraries = {
  zod: /ZodError/,
  'react-aria, on which ui/panel is built': /data-rac\b/,
  'the rich text editor': /ProseMirror/,
  'the drawing of the network': /createShader/,
  'i18next, of which only the notation is used': /i18next/,
  'the client of uploads': /tus-resumable/i,
}
const { zod, 'the rich text editor': editor } = forbiddenLibraries

const preloads = /<(?:link[^>]+rel="modulepreload"[^>]+href|script[^>]+src)="([^"]+)"/g
const inlineImports = /import\s*(?:[^'"]*from\s*)?["'](\/assets\/[^"']+)["']/g

/** Reads the scripts that pages load before they react; a script of several pages is requested once. */
function scriptReader(request: APIRequestContext) {
  const codes = new Map<string, Promise<string>>()
  const read = async (url: string) => (await request.get(url)).text()
  return async (path: string): Promise<[url: string, code: string][]> => {
    const page = await request.get(path)
    expect(page.ok(), path).toBe(true)
    const html = await page.text()
    const urls = [preloads, inlineImports].flatMap((pattern) =>
      [...html.matchAll(pattern)].map(([, url = '']) => url),
    )
    const scripts = [...new Set(urls)].map(async (url): Promise<[string, string]> => {
      const code = codes.get(url) ?? read(url)
      codes.set(url, code)
      return [url, await code]
    })
    expect(scripts.length, path).toBeGreaterThan(3)
    return Promise.all(scripts)
  }
}

// How many bytes they are is measured by `npm run bench -- quick`.
test('public pages load nothing of the panel before they react', async ({ request }) => {
  const readScripts = scriptReader(request)
  for (const path of publicPaths)
    for (const [url, code] of await readScripts(`/pt/${await resolvePath(request, path)}`))
      for (const [library, text] of Object.entries(forbiddenLibraries))
        expect(text.test(code), `${path}: ${library} in ${url}`).toBe(false)
})

test('the form of a sign loads neither zod nor the rich text editor before it reacts', async ({ page }) => {
  await signIn(page, 'carla')
  const readScripts = scriptReader(page.request)
  for (const path of ['create', 'edit/1'])
    for (const [url, code] of await readScripts(`/pt/control-panel/signs/${path}`))
      expect(zod.test(code) || editor.test(code), `${path}: ${url}`).toBe(false)
})
