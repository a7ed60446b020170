import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDataFolder } from '#tests/database.ts'

const bytesOfLargeFunction = 100_000_000
const compiled = /using TurboFan, took \d+ ms and (\d+) \//g

test('no function of the embedded database takes hundreds of megabytes to be optimized, and others are optimized', async () => {
  const dataDir = await temporaryDataFolder()
  // Functions are optimized at once instead of some time later.
  const output = execFileSync(
    process.execPath,
    [
      '--wasm-sync-tier-up',
      '--trace-wasm-compilation-times',
      join(import.meta.dirname, 'testing', 'run-queries.ts'),
      dataDir,
    ],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  )
  const memory = [...output.matchAll(compiled)].map(([, bytes]) => Number(bytes))
  expect(memory.length).toBeGreaterThan(10)
  expect(memory.filter((bytes) => bytes > bytesOfLargeFunction)).toEqual([])
})
