import { availableParallelism, loadavg } from 'node:os'
import { benchBare } from './bare-page.bench.ts'
import { benchCategoryEngine, benchCategoryHttp } from './category.bench.ts'
import { benchEngine } from './engine.bench.ts'
import { fillWithGeneratedSigns } from './generated-signs.ts'
import { benchDrawing, benchHandPages } from './hands.bench.ts'
import { benchHostileFiles } from './hostile-files.bench.ts'
import { latencyRow, measureLoad, rateRow } from './http-load.ts'
import { benchImport } from './import.bench.ts'
import { benchImportPreview } from './import-preview.bench.ts'
import { benchInstant } from './instant-search.bench.ts'
import { benchExportMemory, benchMedia } from './media.bench.ts'
import { benchNetwork } from './network.bench.ts'
import { measurePageWeight } from './page-weight.bench.ts'
import { benchPanelList } from './panel-list.bench.ts'
import { benchPhonology } from './phonology.bench.ts'
import { newDataDir, removeDataDir, startProgram, timeCommand } from './program.ts'
import { benchQueuedClips } from './queued-clips.bench.ts'
import { hasRealLexicon, realLexiconFile } from './real-lexicon.ts'
import { formatTable, meetsTarget, type Row } from './results.ts'
import { benchSaveSign } from './save-sign.bench.ts'
import { benchTyping } from './typing.bench.ts'

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
const weighedPaths = [
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

/** `npm run bench`: measures the performance targets on this machine. */
async function bench(): Promise<Row[]> {
  const rows: Row[] = []
  const report = (more: Row[]) => {
    rows.push(...more)
    console.log(formatTable(more))
  }

  report(await benchEngine())
  if (hasRealLexicon()) report(await benchTyping())
  report(benchPhonology())
  report(benchCategoryEngine())
  report(await benchDrawing())
  report([{ name: 'build', value: await timeCommand(['cli/build.ts']), unit: 's', target: 30 }])
  const bare = await benchBare()
  report([rateRow('bare React Router page of 24 cards', bare)])

  const dataDir = newDataDir()
  const first = await startProgram(dataDir, { DEMO: '1' })
  report([{ name: 'first start', value: first.startMs / 1000, unit: 's', target: 10 }])
  await first.stop()
  const program = await startProgram(dataDir, { DEMO: '1' })
  report([{ name: 'later start', value: program.startMs / 1000, unit: 's', target: 3 }])
  for (const path of weighedPaths) report(await measurePageWeight(program.url, `/en${path}`))
  report(await benchHandPages(program))

  if (hasRealLexicon()) {
    report(await benchImport(program, realLexiconFile))
    report(await benchHttp(program.url, bare.rate, '4,807 signs', 15))
  } else console.log(`${realLexiconFile} is missing: measurements with the real lexicon are skipped.`)
  await program.stop()
  removeDataDir(dataDir)

  const large = newDataDir()
  await fillWithGeneratedSigns(large, 100_000)
  const largeProgram = await startProgram(large, { DEMO: '0' })
  report([{ name: 'start with 100,000 signs', value: largeProgram.startMs / 1000, unit: 's' }])
  const api = await measureLoad(largeProgram.url, (n) => `/api/signs?q=${word(n)}${n % 97}`)
  report([latencyRow('API search p97.5, 100,000 signs', api, 60)])
  report(await benchCategoryHttp(largeProgram.url, '100,000 signs'))
  report(await benchExportMemory(largeProgram, '100,000 signs'))
  await largeProgram.stop()
  removeDataDir(large)

  const middle = newDataDir()
  await fillWithGeneratedSigns(middle, 10_000)
  const middleProgram = await startProgram(middle, { DEMO: '0' })
  report(await benchInstant(middleProgram.url))
  await middleProgram.stop()
  removeDataDir(middle)
  report(await benchMedia())
  report(await benchQueuedClips())
  report(await benchHostileFiles())
  report(await benchNetwork())
  report(await benchPanelList())
  report(await benchSaveSign())
  if (hasRealLexicon()) report(await benchImportPreview())
  return rows
}

async function benchHttp(url: string, bareRate: number, size: string, apiTarget: number): Promise<Row[]> {
  const api = await measureLoad(url, (n) => `/api/signs?q=${word(n)}&page=${(n % 3) + 1}`)
  const uncached = await measureLoad(url, (n) => `/en/search-signs/words?q=${word(n)}&n=${n}`)
  const { data } = (await (await fetch(`${url}/api/signs?per_page=24`)).json()) as { data: { id: number }[] }
  const sign = await measureLoad(url, (n) => `/en/signs/view/${data[n % data.length]?.id}?n=${n}`)
  const cachedPath = () => '/en/search-signs/words?q=mother'
  const cached = await measureLoad(url, cachedPath)
  const compressed = await measureLoad(url, cachedPath, { headers: { 'accept-encoding': 'br, gzip' } })
  return [
    latencyRow(`API search p97.5, ${size}`, api, apiTarget),
    rateRow(`words page, uncached, ${size}`, uncached),
    { name: 'words page relative to the bare page', value: uncached.rate / bareRate, unit: '×', target: 0.5 },
    rateRow(`sign page, uncached, ${size}`, sign),
    { name: 'sign page relative to the bare page', value: sign.rate / bareRate, unit: '×', target: 0.5 },
    rateRow('words page, anonymous cache, identity', cached, 10_000),
    rateRow('words page, anonymous cache, br or gzip', compressed, 3_000),
  ]
}

const rows = await bench()
const load = loadavg()
  .map((average) => average.toFixed(1))
  .join(' ')
console.log(`\n${availableParallelism()} cores, Node ${process.version}, load ${load}\n${formatTable(rows)}`)
const missedRows = rows.filter((row) => !meetsTarget(row))
console.log(
  missedRows.length === 0
    ? '\nAll targets are met'
    : `\n${missedRows.length} of ${rows.length} measurements miss their target`,
)
