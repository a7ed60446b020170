import { gzipSync } from 'node:zlib'
import type { Row } from './results.ts'

const scripts = /<(?:link[^>]+rel="modulepreload"[^>]+href|script[^>]+src)="([^"]+)"/g
const inlineImports = /import\s*(?:[^'"]*from\s*)?["'](\/assets\/[^"']+)["']/g
const styles = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g
/** Chunks that a built script imports at once, and those that it fetches when they are needed. */
const imports = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const laterImports = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g
/** Only what draws with WebGL makes shaders. */
const drawsWithWebgl = /\bcreateShader\b/
const drawingPage = /\/semantic-network$/

/** The files of one page, each fetched once. */
class PageFiles {
  readonly #url: string
  readonly #texts = new Map<string, Promise<string>>()

  constructor(url: string) {
    this.#url = url
  }

  text(path: string): Promise<string> {
    const text =
      this.#texts.get(path) ??
      fetch(this.#url + path).then((answer) => {
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return answer.text()
      })
    this.#texts.set(path, text)
    return text
  }

  async kilobytes(paths: Iterable<string>): Promise<number> {
    let bytes = 0
    for (const path of new Set(paths)) bytes += gzipSync(await this.text(path)).length
    return bytes / 1000
  }

  /** The scripts that these fetch when they are needed, with what those import. */
  async later(first: readonly string[]): Promise<string[]> {
    const known = new Set(first)
    const waiting = [...first]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const text = await this.text(path)
      const named = first.includes(path) ? [laterImports] : [laterImports, imports]
      for (const name of named.flatMap((pattern) => matches(text, pattern))) {
        const next = `/assets/${name}`
        if (!known.has(next)) waiting.push(next)
        known.add(next)
      }
    }
    return [...known].slice(new Set(first).size)
  }
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/**
 * What a page weighs, gzipped: the scripts and style sheets that its first load brings, and all scripts that it may
 * ever fetch. The library that draws the network may come with one page alone, when it is needed.
 */
export async function measurePageWeight(url: string, path: string): Promise<Row[]> {
  const html = await (await fetch(url + path)).text()
  const files = new PageFiles(url)
  const first = [...new Set([...matches(html, inlineImports), ...matches(html, scripts)])]
  const later = await files.later(first)
  const drawing = await filterDrawing([...first, ...later], files)
  const allowed = drawingPage.test(path) ? drawing.filter((one) => later.includes(one)) : []
  const misplaced = drawing.length > allowed.length
  const all = [...first, ...later].filter((one) => !allowed.includes(one))
  const row = (name: string, value: number, target?: number): Row => ({
    name: `${path} ${name}`,
    value,
    unit: 'kB',
    ...(target !== undefined && { target }),
  })
  return [
    row('scripts', await files.kilobytes(first)),
    row(
      misplaced ? 'all scripts (with the drawing of the network)' : 'all scripts',
      misplaced ? Number.POSITIVE_INFINITY : await files.kilobytes(all),
      180,
    ),
    ...(allowed.length > 0 ? [row('drawing of the network', await files.kilobytes(allowed), 60)] : []),
    row('styles', await files.kilobytes(matches(html, styles)), 15),
  ]
}

async function filterDrawing(paths: readonly string[], files: PageFiles): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => files.text(path)))
  return paths.filter((_, at) => drawsWithWebgl.test(texts[at] ?? ''))
}
