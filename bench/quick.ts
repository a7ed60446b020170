import { openBare } from './bare-page.bench.ts'
import { bareRow } from './compare-runs.ts'
import { addCast, benchFormWeight } from './form-weight.bench.ts'
import { rateRow } from './http-load.ts'
import { idleMemoryRow } from './memory.ts'
import { measurePageWeight } from './page-weight.bench.ts'
import { loadApiSearch, loadSignPage, loadWordsPage, weighedPaths } from './pages.ts'
import { newDataDir, removeDataDir, startProgram, timeCommand } from './program.ts'
import { benchQuestions } from './questions.bench.ts'
import { hasRealLexicon } from './real-lexicon.ts'
import type { Row } from './results.ts'

/** Measures in two to three minutes what most changes could make worse, with the demonstration. */
export async function benchQuick(report: (rows: Row[]) => void): Promise<void> {
  if (hasRealLexicon()) report(benchQuestions())
  await timeCommand(['cli/build.ts'])
  const bare = await openBare()
  const before = await bare.measure()

  const dataDir = newDataDir()
  const first = await startProgram(dataDir, { DEMO: '1' })
  report([{ name: 'first start', value: first.startMs / 1000, unit: 's' }])
  await first.stop()
  await addCast(dataDir)
  const program = await startProgram(dataDir, { DEMO: '1' })
  report([{ name: 'later start', value: program.startMs / 1000, unit: 's' }])
  report([await idleMemoryRow('idle memory', program.pid, 350)])
  for (const path of weighedPaths) report(await measurePageWeight(program.url, `/en${path}`))
  report(await benchFormWeight(program.url))
  report([rateRow('API search', await loadApiSearch(program.url))])
  report([rateRow('words page, uncached', await loadWordsPage(program.url))])
  report([rateRow('sign page, uncached', await loadSignPage(program.url))])
  await program.stop()
  removeDataDir(dataDir)

  const after = await bare.measure()
  bare.close()
  // Measured before and after, because other work of the machine may have begun or ended meanwhile.
  report([
    rateRow(bareRow, {
      ...before,
      rate: (before.rate + after.rate) / 2,
      failures: before.failures + after.failures,
    }),
  ])
}
