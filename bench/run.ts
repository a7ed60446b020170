import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { benchBare } from './bare-page.ts'
import { benchCategoryEngine, benchCategoryHttp } from './category.bench.ts'
import { benchEngine } from './engine.bench.ts'
import { meets, type Row, table } from './format.ts'
import { latencyRow, load, rateRow } from './http.ts'
import { benchImport } from './import.ts'
import { benchInstant } from './instant.ts'
import { fillWithMadeSigns } from './made-signs.ts'
import { benchNetwork } from './network.ts'
import { benchPhonology } from './phonology.bench.ts'
import { newDataDir, removeDataDir, startProgram, timeCommand } from './program.ts'
import { weigh } from './weight.ts'

const lexicon = '../shared/data/nzsl/signs.csv'
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
const weighed = [
  '',
  '/search-signs/words',
  '/search-signs/handshape',
  '/search-signs/category',
  '/search-signs/category/search-result?location=chest',
  '/search-signs/semantic-network',
  '/signs/view/1',
  '/contact',
]
const word = (n: number) => words[n % words.length]

/** `npm run bench`: the figures that must hold, measured on this machine, with their ratio to the target. */
async function bench(): Promise<Row[]> {
  const rows: Row[] = []
  const say = (more: Row[]) => {
    rows.push(...more)
    console.log(table(more))
  }

  say(await benchEngine())
  say(benchPhonology())
  say(benchCategoryEngine())
  say([{ name: 'build', value: await timeCommand(['cli/build.ts']), unit: 's', target: 30 }])
  const bare = await benchBare()
  say([rateRow('bare React Router page of 24 cards', bare)])

  const dataDir = newDataDir()
  const first = await startProgram(dataDir, { DEMO: '1' })
  say([{ name: 'first start', value: first.startMs / 1000, unit: 's', target: 10 }])
  await first.stop()
  const program = await startProgram(dataDir, { DEMO: '1' })
  say([{ name: 'later start', value: program.startMs / 1000, unit: 's', target: 3 }])
  for (const path of weighed) say(await weigh(program.url, `/en${path}`))

  if (existsSync(lexicon)) {
    say(await benchImport(program, lexicon))
    say(await benchHttp(program.url, bare.rate, '4,807 signs', 15))
  } else console.log(`${lexicon} is missing: the real lexicon's figures are left out.`)
  await program.stop()
  removeDataDir(dataDir)

  const large = newDataDir()
  await fillWithMadeSigns(large, 100_000)
  const made = await startProgram(large, { DEMO: '0' })
  say([{ name: 'start with 100,000 signs', value: made.startMs / 1000, unit: 's' }])
  const api = await load(made.url, (n) => `/api/signs?q=${word(n)}${n % 97}`)
  say([latencyRow('API search p97.5, 100,000 signs', api, 60)])
  say(await benchCategoryHttp(made.url, '100,000 signs'))
  await made.stop()
  removeDataDir(large)

  const middle = newDataDir()
  await fillWithMadeSigns(middle, 10_000)
  const typedInto = await startProgram(middle, { DEMO: '0' })
  say(await benchInstant(typedInto.url))
  await typedInto.stop()
  removeDataDir(middle)
  say(await benchNetwork())
  return rows
}

async function benchHttp(url: string, bareRate: number, size: string, apiTarget: number): Promise<Row[]> {
  const api = await load(url, (n) => `/api/signs?q=${word(n)}&page=${(n % 3) + 1}`)
  const uncached = await load(url, (n) => `/en/search-signs/words?q=${word(n)}&n=${n}`)
  const { data } = (await (await fetch(`${url}/api/signs?per_page=24`)).json()) as { data: { id: number }[] }
  const sign = await load(url, (n) => `/en/signs/view/${data[n % data.length]?.id}?n=${n}`)
  const cachedPath = () => '/en/search-signs/words?q=mother'
  const cached = await load(url, cachedPath)
  const compressed = await load(url, cachedPath, { headers: { 'accept-encoding': 'br, gzip' } })
  return [
    latencyRow(`API search p97.5, ${size}`, api, apiTarget),
    rateRow(`words page, uncached, ${size}`, uncached),
    { name: 'words page against the bare page', value: uncached.rate / bareRate, unit: '×', target: 0.5 },
    rateRow(`sign page, uncached, ${size}`, sign),
    { name: 'sign page against the bare page', value: sign.rate / bareRate, unit: '×', target: 0.5 },
    rateRow('words page, anonymous cache, identity', cached, 10_000),
    rateRow('words page, anonymous cache, br or gzip', compressed, 3_000),
  ]
}

const rows = await bench()
console.log(`\n${availableParallelism()} cores, Node ${process.version}\n${table(rows)}`)
const missed = rows.filter((row) => !meets(row))
console.log(
  missed.length === 0
    ? '\nevery figure holds'
    : `\n${missed.length} of ${rows.length} figures miss their target`,
)
