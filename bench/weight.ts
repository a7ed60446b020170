import { gzipSync } from 'node:zlib'
import type { Row } from './format.ts'

const scripts = /<(?:link[^>]+rel="modulepreload"[^>]+href|script[^>]+src)="([^"]+)"/g
const styles = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g

async function gzippedKilobytes(url: string, paths: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const path of new Set(paths)) bytes += gzipSync(await (await fetch(url + path)).bytes()).length
  return bytes / 1000
}

/** What the first load of a page brings: scripts (preloads and the hydration entry) and style sheets, gzipped. */
export async function weigh(url: string, path: string): Promise<Row[]> {
  const html = await (await fetch(url + path)).text()
  const imported = [
    ...html.matchAll(/import\s*(?:[^'"]*from\s*)?["'](\/assets\/[^"']+)["']/g),
    ...html.matchAll(scripts),
  ]
  const sheets = [...html.matchAll(styles)]
  return [
    {
      name: `${path} scripts`,
      value: await gzippedKilobytes(
        url,
        imported.map((m) => m[1] ?? ''),
      ),
      unit: 'kB',
      target: 160,
    },
    {
      name: `${path} styles`,
      value: await gzippedKilobytes(
        url,
        sheets.map((m) => m[1] ?? ''),
      ),
      unit: 'kB',
      target: 15,
    },
  ]
}
