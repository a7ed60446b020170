import { type LoadResult, latencyRow, measureLoad, rateRow } from './http-load.ts'
import type { Row } from './results.ts'

const words = [
  'mother',
  'house',
  'tree',
  'wat',
  'scho',
  'ing',
  'day',
  'go',
  'fri',
  'lov',
  'eat',
  'nig',
  'work',
  'ea',
]

/** The n-th of some searched words. */
export const word = (n: number) => words[n % words.length] ?? ''

/** Requests of a running program that no cache answers. */
export const loadApiSearch = (url: string): Promise<LoadResult> =>
  measureLoad(url, (n) => `/api/signs?q=${word(n)}&page=${(n % 3) + 1}`)
export const loadWordsPage = (url: string): Promise<LoadResult> =>
  measureLoad(url, (n) => `/en/search-signs/words?q=${word(n)}&n=${n}`)
export async function loadSignPage(url: string): Promise<LoadResult> {
  const { data } = (await (await fetch(`${url}/api/signs?per_page=24`)).json()) as { data: { id: number }[] }
  return measureLoad(url, (n) => `/en/signs/view/${data[n % data.length]?.id}?n=${n}`)
}

/** Paths, after the language, of the pages that are weighed. */
export const weighedPaths = [
  '',
  '/search-signs/words',
  '/search-signs/handshape',
  '/search-signs/category',
  '/search-signs/category/search-result?location=chest',
  '/search-signs/semantic-network',
  '/signs/view/1',
  '/contact',
]

/**
 * Measures the public pages and the API of a running program.
 * @param size number of signs as text, for the row names
 */
export async function benchHttp(
  url: string,
  bareRate: number,
  size: string,
  apiTarget: number,
): Promise<Row[]> {
  const api = await loadApiSearch(url)
  const uncached = await loadWordsPage(url)
  const sign = await loadSignPage(url)
  const cachedPath = () => '/en/search-signs/words?q=mother'
  const cached = await measureLoad(url, cachedPath)
  const compressed = await measureLoad(url, cachedPath, { headers: { 'accept-encoding': 'br, gzip' } })
  const health = await measureLoad(url, () => '/healthz')
  return [
    latencyRow(`API search p97.5, ${size}`, api, apiTarget),
    rateRow(`words page, uncached, ${size}`, uncached),
    { name: 'words page relative to the bare page', value: uncached.rate / bareRate, unit: '×', target: 0.5 },
    rateRow(`sign page, uncached, ${size}`, sign),
    { name: 'sign page relative to the bare page', value: sign.rate / bareRate, unit: '×', target: 0.5 },
    rateRow('words page, anonymous cache, identity', cached, 10_000),
    rateRow('words page, anonymous cache, br or gzip', compressed, 3_000),
    {
      name: 'words page, anonymous cache, relative to /healthz',
      value: Math.min(cached.rate, compressed.rate) / health.rate,
      unit: '×',
      target: 0.9,
    },
  ]
}
