import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAuditLog } from './audit-log.bench.ts'
import { benchBare } from './bare-page.bench.ts'
import { benchCategoryEngine, benchCategoryHttp } from './category.bench.ts'
import { bareRow } from './compare-runs.ts'
import { benchElan } from './elan.bench.ts'
import { benchElanVocabulary } from './elan-vocabulary.bench.ts'
import { benchEngine } from './engine.bench.ts'
import { addCast, benchFormWeight } from './form-weight.bench.ts'
import { fillWithGeneratedSigns } from './generated-signs.ts'
import { benchDrawing, benchHandPages } from './hands.bench.ts'
import { benchHostileFiles } from './hostile-files.bench.ts'
import { latencyRow, measureLoad, rateRow } from './http-load.ts'
import { benchImport } from './import.bench.ts'
import { benchImportPreview } from './import-preview.bench.ts'
import { benchInstant } from './instant-search.bench.ts'
import { describeComparison, describeRun, findNewestRun, keepLoad, keepRun } from './kept-runs.ts'
import { benchLargestPaint } from './largest-paint.bench.ts'
import { formatStatements } from './load/slow-statements.ts'
import { benchLoad } from './load.bench.ts'
import { benchLook } from './look.bench.ts'
import { benchExportMemory, benchMedia } from './media.bench.ts'
import { idleMemoryRow } from './memory.ts'
import { benchMissingWords } from './missing-words.bench.ts'
import { benchNetwork } from './network.bench.ts'
import { benchOccurrences } from './occurrences.bench.ts'
import { measurePageWeight } from './page-weight.bench.ts'
import { benchHttp, weighedPaths, word } from './pages.ts'
import { benchPanelList } from './panel-list.bench.ts'
import { benchPhonology } from './phonology.bench.ts'
import { newDataDir, removeDataDir, startProgram, timeCommand } from './program.ts'
import { benchQuestions } from './questions.bench.ts'
import { benchQueuedClips } from './queued-clips.bench.ts'
import { benchQuick } from './quick.ts'
import { hasRealLexicon, realLexiconFile } from './real-lexicon.ts'
import { formatTable, meetsTarget, type Row } from './results.ts'
import { benchSaveSign } from './save-sign.bench.ts'
import { benchTyping } from './typing.bench.ts'

/** `npm run bench`: measures the performance targets on this machine. */
async function bench(report: (rows: Row[]) => void): Promise<void> {
  report(await benchEngine())
  if (hasRealLexicon()) report(await benchTyping())
  if (hasRealLexicon()) report(benchQuestions())
  report(benchPhonology())
  report(benchCategoryEngine())
  report(await benchDrawing())
  report([{ name: 'build', value: await timeCommand(['cli/build.ts']), unit: 's', target: 30 }])
  const bare = await benchBare()
  report([rateRow(bareRow, bare)])

  const dataDir = newDataDir()
  const first = await startProgram(dataDir, { DEMO: '1' })
  report([{ name: 'first start', value: first.startMs / 1000, unit: 's', target: 10 }])
  await first.stop()
  const exportArguments = ['cli/export.ts', join(dataDir, 'signs.csv')]
  const exportSeconds = await timeCommand(exportArguments, { DATA_DIR: dataDir })
  report([{ name: 'command: export of the demonstration', value: exportSeconds, unit: 's', target: 3 }])
  await addCast(dataDir)
  const program = await startProgram(dataDir, { DEMO: '1' })
  report([{ name: 'later start', value: program.startMs / 1000, unit: 's', target: 3 }])
  report([await idleMemoryRow('idle memory', program.pid, 350)])
  for (const path of weighedPaths) report(await measurePageWeight(program.url, `/en${path}`))
  report(await benchFormWeight(program.url))
  report(await benchLargestPaint(program.url))
  report(await benchHandPages(program))
  report(await benchLook())

  if (hasRealLexicon()) {
    report(await benchImport(program, realLexiconFile))
    report([await idleMemoryRow('idle memory, 4,807 signs', program.pid, 450)])
    report(await benchHttp(program.url, bare.rate, '4,807 signs', 15))
    report([await idleMemoryRow('idle memory after the load, 4,807 signs', program.pid, 450)])
  } else console.log(`${realLexiconFile} is missing: measurements with the real lexicon are skipped.`)
  await program.stop()
  removeDataDir(dataDir)

  const large = newDataDir()
  await fillWithGeneratedSigns(large, 100_000)
  const largeProgram = await startProgram(large, { DEMO: '0' })
  report([{ name: 'start with 100,000 signs', value: largeProgram.startMs / 1000, unit: 's', target: 5 }])
  report([await idleMemoryRow('idle memory, 100,000 signs', largeProgram.pid, 1_200)])
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
  report(await benchElan())
  report(await benchElanVocabulary())
  report(await benchNetwork())
  report(await benchPanelList())
  report(await benchSaveSign())
  report(await benchMissingWords())
  report(await benchOccurrences())
  report(await benchAuditLog())
  if (hasRealLexicon()) report(await benchImportPreview())
}

/** Measures with `measure`, and prints the rows of each step when it has ended and all of them at the end. */
async function collect(measure: (report: (rows: Row[]) => void) => Promise<void>): Promise<Row[]> {
  const rows: Row[] = []
  await measure((more) => {
    rows.push(...more)
    console.log(formatTable(more))
  })
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
  console.log(
    `\n${availableParallelism()} cores, Node ${process.version}, load ${load}\n${formatTable(rows)}`,
  )
  return rows
}

/** The sizes of `npm run bench -- load`, which options of these names change. */
const load = { signs: 100_000, recordings: 500, accounts: 1_000, rate: 50, minutes: 10 }

function readLoadOptions(args: string[]): typeof load {
  const names = Object.keys(load) as (keyof typeof load)[]
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ args, options })
  return Object.fromEntries(names.map((name) => [name, Number(values[name] ?? load[name])])) as typeof load
}

/**
 * `npm run bench -- quick` compares with the newest run in bench/results; `-- keep` writes such a run. `-- load` measures a
 * large installation under load.
 */
const [mode = 'full', ...args] = process.argv.slice(2)
if (mode === 'full') {
  const rows = await collect(bench)
  const missedRows = rows.filter((row) => !meetsTarget(row))
  console.log(
    missedRows.length === 0
      ? '\nAll targets are met'
      : `\n${missedRows.length} of ${rows.length} measurements miss their target`,
  )
} else if (mode === 'quick' || mode === 'keep') {
  const before = findNewestRun()
  const run = describeRun(await collect(benchQuick))
  console.log(before ? `\n${describeComparison(before, run)}` : '\nNo run was kept to compare with')
  if (mode === 'keep') console.log(`Kept as ${keepRun(run)}`)
} else if (mode === 'load') {
  const options = readLoadOptions(args)
  const { rows, statements } = await benchLoad(options)
  await collect(async (report) => report(rows))
  console.log(`Kept as ${keepLoad(options, rows, formatStatements(statements))}`)
} else {
  console.error('npm run bench [-- quick | keep | load]')
  process.exitCode = 2
}
