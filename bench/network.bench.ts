import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { sql } from 'kysely'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'
import { newDataDir, type RunningProgram, removeDataDir, startProgram } from './program.ts'
import { percentile, type Row } from './results.ts'
import { fillSeededDataDir } from './seeded-data-dir.ts'

const layoutTimeoutMs = 180_000

/**
 * The semantic network with 5,000 signs in fields and relations: how long its layout takes, how long others wait
 * meanwhile, and how long a visitor of a browser that has never been here waits until the drawing answers.
 */
export async function benchNetwork(signs = 5_000): Promise<Row[]> {
  const dataDir = newDataDir()
  await fillWithNetwork(dataDir, signs)
  const program = await startProgram(dataDir, { DEMO: '0' })
  try {
    const layout = await watchLayout(program)
    const waits = [
      await waitForDrawing(program),
      await waitForDrawing(program),
      await waitForDrawing(program),
    ]
    const name = `${signs.toLocaleString('en')} signs`
    return [
      { name: `network laid out, ${name}`, value: layout.seconds, unit: 's' },
      { name: 'slowest answer meanwhile', value: layout.slowest, unit: 'ms', target: 250 },
      { name: `network file, br, ${name}`, value: await compressedKilobytes(program), unit: 'kB' },
      {
        name: `network page until it answers, ${name}`,
        value: percentile(waits, 50),
        unit: 'ms',
        target: 2_000,
      },
    ]
  } finally {
    await program.stop()
    removeDataDir(dataDir)
  }
}

/** Made signs, published: each in one or two fields of the standard list, with as many relations as signs. */
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

/** Asks for a page again and again until the network is laid out. */
async function watchLayout({ url }: RunningProgram): Promise<{ seconds: number; slowest: number }> {
  const start = performance.now()
  const version = (await (await fetch(`${url}/api/network/en.json`)).json()).version
  // The first pages of a process cost more, whatever else it does.
  for (let n = 0; n < 10; n++) await (await fetch(`${url}/en/search-signs/words?q=before${n}`)).text()
  let slowest = 0
  for (let n = 0; performance.now() - start < layoutTimeoutMs; n++) {
    const asked = performance.now()
    await (await fetch(`${url}/en/search-signs/words?q=during${n}`)).text()
    slowest = Math.max(slowest, performance.now() - asked)
    const file = n % 10 === 0 ? await fetch(`${url}/api/network/en.json?v=${version}`) : null
    if (file?.headers.get('cache-control')?.includes('immutable'))
      return { seconds: (performance.now() - start) / 1000, slowest }
    await setTimeout(50)
  }
  return { seconds: Number.POSITIVE_INFINITY, slowest }
}

async function compressedKilobytes({ url }: RunningProgram): Promise<number> {
  const answer = await fetch(`${url}/api/network/en.json`, {
    method: 'GET',
    headers: { 'accept-encoding': 'br' },
  })
  const length = Number(answer.headers.get('content-length'))
  await answer.arrayBuffer()
  return length / 1000
}

/** Milliseconds from the start of the visit until the drawing answers to keys; the question about cookies is answered. */
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
