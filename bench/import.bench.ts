import { type RunningProgram, timeCommand } from './program.ts'
import { percentile, type Row } from './results.ts'

/** Imports a lexicon through a running server and requests pages during the import. */
export async function benchImport(program: RunningProgram, file: string): Promise<Row[]> {
  const latencies: number[] = []
  let failed = 0
  let done = false
  const requests = (async () => {
    for (let n = 0; !done; n++) {
      const start = performance.now()
      const response = await fetch(`${program.url}/en/search-signs/words?q=during${n}`).catch(() => null)
      if (!response?.ok) failed++
      latencies.push(performance.now() - start)
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
  await requests
  return [
    { name: 'import of 4,807 signs', value: seconds, unit: 's', target: 30 },
    {
      name: `slowest page during the import (of ${latencies.length}, ${failed} failed)`,
      value: failed ? Number.POSITIVE_INFINITY : percentile(latencies, 100),
      unit: 'ms',
      target: 3500,
    },
  ]
}
