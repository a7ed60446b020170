import { gzipSync } from 'node:zlib'
import type { Row } from './results.ts'

const scripts = /<(?:link[^>]+rel="modulepreload"[^>]+href|script[^>]+src)="([^"]+)"/g
const inlineImports = /import\s*(?:[^'"]*from\s*)?["'](\/assets\/[^"']+)["']/g
const styles = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g
/** Static imports of a built script, and its dynamic imports. */
const imports = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const dynamicImports = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g
/** Identifies the library that draws the network with WebGL. */
const webglPattern = /\bcreateShader\b/
/** Of a public page, with what it loads when the browser is idle. */
const maxScriptKilobytes = 175
const networkPage = /\/semantic-network$/
/** Scripts that are imported when a visitor opens the camera or chooses a film. */
const filmPattern = /\/(RecordingDialog|resumable-upload)-/

/** The files of one page, each fetched once. */
class PageFiles {
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #texts = new Map<string, Promise<string>>()

  constructor(url: string, headers: Record<string, string>) {
    this.#url = url
    this.#headers = headers
  }

  text(path: string): Promise<string> {
    const text =
      this.#texts.get(path) ??
      fetch(this.#url + path, { headers: this.#headers }).then((response) => {
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        return response.text()
      })
    this.#texts.set(path, text)
    return text
  }

  async kilobytes(paths: Iterable<string>): Promise<number> {
    let bytes = 0
    for (const path of new Set(paths)) bytes += gzipSync(await this.text(path)).length
    return bytes / 1000
  }

  /** The scripts that the initial scripts import dynamically, with their own imports, but without those that are left out. */
  async dynamicScripts(initial: readonly string[], leftOut?: RegExp): Promise<string[]> {
    const found = new Set(initial)
    const queue = [...initial]
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const text = await this.text(path)
      const patterns = initial.includes(path) ? [dynamicImports] : [dynamicImports, imports]
      for (const name of patterns.flatMap((pattern) => matches(text, pattern))) {
        const script = `/assets/${name}`
        if (found.has(script) || leftOut?.test(script)) continue
        queue.push(script)
        found.add(script)
      }
    }
    return [...found].slice(new Set(initial).size)
  }
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/**
 * Measures the gzipped size of a page: the scripts and style sheets of its first load, and all scripts that it may
 * load, without those of the camera and of uploads, which have a row. Only the network page may load the library that draws
 * the network, and only dynamically.
 */
export async function measurePageWeight(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Row[]> {
  const files = new PageFiles(url, headers)
  const html = await files.text(path)
  const initial = [...new Set([...matches(html, inlineImports), ...matches(html, scripts)])]
  const dynamic = await files.dynamicScripts(initial, filmPattern)
  const known = new Set([...initial, ...dynamic])
  const ofFilms = (await files.dynamicScripts(initial)).filter((script) => !known.has(script))
  const drawing = await filterDrawing([...initial, ...dynamic], files)
  const allowed = networkPage.test(path) ? drawing.filter((script) => dynamic.includes(script)) : []
  const isMisplaced = drawing.length > allowed.length
  const all = [...initial, ...dynamic].filter((script) => !allowed.includes(script))
  const row = (name: string, value: number, target?: number): Row => ({
    name: `${path} ${name}`,
    value,
    unit: 'kB',
    ...(target !== undefined && { target }),
  })
  return [
    row('scripts', await files.kilobytes(initial)),
    row(
      isMisplaced ? 'all scripts (with the drawing of the network)' : 'all scripts',
      isMisplaced ? Number.POSITIVE_INFINITY : await files.kilobytes(all),
      maxScriptKilobytes,
    ),
    ...(ofFilms.length > 0 ? [row('camera and uploads', await files.kilobytes(ofFilms), 60)] : []),
    ...(allowed.length > 0 ? [row('drawing of the network', await files.kilobytes(allowed), 60)] : []),
    row('styles', await files.kilobytes(matches(html, styles)), 15),
  ]
}

async function filterDrawing(paths: readonly string[], files: PageFiles): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => files.text(path)))
  return paths.filter((_, index) => webglPattern.test(texts[index] ?? ''))
}
