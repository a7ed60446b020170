import { type RunningProgram, timeCommand } from './program.ts'
import { percentile, type Row } from './results.ts'

/** Imports a lexicon beside a running server and asks it for pages meanwhile. */
export async function benchImport(program: RunningProgram, file: string): Promise<Row[]> {
  const waits: number[] = []
  let failed = 0
  let done = false
  const visits = (async () => {
    for (let n = 0; !done; n++) {
      const start = performance.now()
      const answer = await fetch(`${program.url}/en/search-signs/words?q=during${n}`).catch(() => null)
      if (!answer?.ok) failed++
      waits.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  })()
  const seconds = await timeCommand(
    ['cli/import.ts', file, '--publish', '--create-values', '--replace-demo'],
    {
      DATA_DIR: program.dataDir,
    },
  )
  done = true
  await visits
  return [
    { name: 'import of 4,807 signs', value: seconds, unit: 's', target: 30 },
    {
      name: `slowest page meanwhile (of ${waits.length}, ${failed} failed)`,
      value: failed ? Number.POSITIVE_INFINITY : percentile(waits, 100),
      unit: 'ms',
      target: 3500,
    },
  ]
}
