import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'
import { newDataDir, type RunningProgram, removeDataDir, startProgram } from './program.ts'
import { percentile, type Row } from './results.ts'
import { fillSeededDataDir } from './seeded-data-dir.ts'

const layoutTimeoutMs = 180_000

/**
 * Measures the semantic network with 5,000 signs: the time of its layout, the slowest other response during the
 * layout, and the time until the drawing reacts to keys in a browser with an empty cache.
 */
export async function benchNetwork(signs = 5_000): Promise<Row[]> {
  const dataDir = newDataDir()
  await fillWithNetwork(dataDir, signs)
  const program = await startProgram(dataDir, { DEMO: '0' })
  try {
    const layout = await watchLayout(program)
    const drawingTimes = [
      await waitForDrawing(program),
      await waitForDrawing(program),
      await waitForDrawing(program),
    ]
    const name = `${signs.toLocaleString('en')} signs`
    return [
      { name: `network layout, ${name}`, value: layout.seconds, unit: 's' },
      { name: 'slowest response during the layout', value: layout.slowest, unit: 'ms', target: 250 },
      { name: `network file, br, ${name}`, value: await compressedKilobytes(program), unit: 'kB' },
      {
        name: `network page until it is interactive, ${name}`,
        value: percentile(drawingTimes, 50),
        unit: 'ms',
        target: 1_500,
      },
    ]
  } finally {
    await program.stop()
    removeDataDir(dataDir)
  }
}

/** Fills a data folder with published signs, each with one or two semantic fields and one relation. */
const fillWithNetwork = (dataDir: string, signs: number): Promise<void> =>
  fillSeededDataDir(dataDir, (db) =>
    sql`
      with fields as (
        select array_agg(id) as ids from vocabulary_entry where list = 'semantic-field'
      ), made as (
        insert into sign (dictionary_id, gloss, status, published_at)
        select (select min(id) from dictionary), 'SIGN-' || n, 'published', now()
        from generate_series(1, ${sql.lit(signs)}) n
        returning id
      ), bounds as (select min(id) as least, count(*)::int as number from made)
      insert into published_sign (sign_id, dictionary_version, revision, document)
      select id, 0, 1, jsonb_build_object(
        'texts', jsonb_build_object('gloss', 'SIGN-' || id),
        'translations', jsonb_build_object('en', jsonb_build_array(jsonb_build_array('word ' || id))),
        'values', jsonb_build_object('semanticField', jsonb_build_array(
          fields.ids[1 + id % cardinality(fields.ids)],
          fields.ids[1 + (id / 7) % cardinality(fields.ids)])),
        'flags', '{}'::jsonb, 'notes', '[]'::jsonb, 'foreignRelations', '[]'::jsonb, 'minimalPairs', '[]'::jsonb,
        'examples', '[]'::jsonb, 'media', '[]'::jsonb,
        'relations', jsonb_build_array(jsonb_build_object(
          'kind', (array['synonym', 'antonym', 'hypernym', 'see_also'])[1 + id % 4],
          'sign', bounds.least + floor(random() * bounds.number)::int)))
      from made, fields, bounds
    `.execute(db),
  )

/** Requests a page repeatedly until the layout of the network is finished. */
async function watchLayout({ url }: RunningProgram): Promise<{ seconds: number; slowest: number }> {
  const start = performance.now()
  const version = (await (await fetch(`${url}/api/network/en.json`)).json()).version
  // The first pages of a process are always slower.
  for (let n = 0; n < 10; n++) await (await fetch(`${url}/en/search-signs/words?q=before${n}`)).text()
  let slowest = 0
  for (let n = 0; performance.now() - start < layoutTimeoutMs; n++) {
    const requestStart = performance.now()
    await (await fetch(`${url}/en/search-signs/words?q=during${n}`)).text()
    slowest = Math.max(slowest, performance.now() - requestStart)
    const file = n % 10 === 0 ? await fetch(`${url}/api/network/en.json?v=${version}`) : null
    if (file?.headers.get('cache-control')?.includes('immutable'))
      return { seconds: (performance.now() - start) / 1000, slowest }
    await setTimeout(50)
  }
  return { seconds: Number.POSITIVE_INFINITY, slowest }
}

async function compressedKilobytes({ url }: RunningProgram): Promise<number> {
  const response = await fetch(`${url}/api/network/en.json`, {
    method: 'GET',
    headers: { 'accept-encoding': 'br' },
  })
  const length = Number(response.headers.get('content-length'))
  await response.arrayBuffer()
  return length / 1000
}

/** Milliseconds from the navigation until the drawing reacts to keys, with cookies already accepted. */
async function waitForDrawing({ url }: RunningProgram): Promise<number> {
  const executablePath = chromiumPath()
  const args = ['--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage']
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
  try {
    const localStorage = [{ name: 'accept_cookie', value: 'true' }]
    const page = await browser.newPage({
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    })
    await page.goto('about:blank')
    const start = performance.now()
    await page.goto(`${url}/en/search-signs/semantic-network`, { waitUntil: 'commit' })
    await page.locator('[data-drawing="ready"] [role="img"]').press('ArrowRight')
    await page.locator('[data-drawing="ready"] p', { hasText: ', ' }).first().waitFor()
    return performance.now() - start
  } finally {
    await browser.close()
  }
}
