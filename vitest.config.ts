import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { hangLimitMs, testLimitMs } from './tests/limits.ts'
import { ProgramsFirst } from './tests/programs-first.ts'

const ignored = ['**/node_modules/**', 'build/**', 'data/**', 'data-dev/**', 'tests/e2e/**']
/** Tests of the embedded engine on a folder, and of programs: a database server changes nothing about them. */
const embeddedOnly = '**/*.embedded.db.test.ts'
const withPostgres = process.env.TEST_DATABASE === 'postgres'
/** Each worker holds an embedded database of some hundred megabytes. */
const maxDatabaseWorkers = 4
const limits = {
  testTimeout: testLimitMs,
  hookTimeout: testLimitMs,
  expect: { poll: { timeout: hangLimitMs, interval: 20 } },
}

/**
 * `pure` and `components` need no database. Files of `components` do not share React, whose contexts one test may leave
 * behind. `database` uses PGlite, or a PostgreSQL server with TEST_DATABASE=postgres. */
export default defineConfig({
  test: {
    disableConsoleIntercept: true,
    sequence: { sequencer: ProgramsFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: ['**/*.test.ts'],
          exclude: [...ignored, '**/*.db.test.ts'],
          maxWorkers: availableParallelism(),
          isolate: false,
          ...limits,
          globalSetup: ['tests/swift.global-setup.ts'],
        },
      },
      {
        test: {
          name: 'components',
          include: ['**/*.test.tsx'],
          exclude: ignored,
          maxWorkers: availableParallelism(),
          ...limits,
        },
      },
      {
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: withPostgres ? [...ignored, embeddedOnly] : ignored,
          // One more than processors: some tests wait for the programs that they start.
          maxWorkers: Math.min(availableParallelism() + 1, maxDatabaseWorkers),
          // Projects with another number of workers cannot run at the same time.
          sequence: { groupOrder: 1 },
          isolate: false,
          // As for journeys: `npm test` lists what passed only when run again.
          retry: process.env.CI === 'true' ? 1 : 0,
          ...limits,
          globalSetup: [
            'tests/embedded.global-setup.ts',
            'tests/swift.global-setup.ts',
            ...(withPostgres ? ['tests/postgres.global-setup.ts'] : []),
          ],
        },
      },
    ],
  },
})
