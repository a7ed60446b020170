import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', 'build/**', 'data/**', 'data-dev/**', 'tests/e2e/**']
const withPostgres = process.env.TEST_DATABASE === 'postgres'
/** Each worker holds an embedded database of some hundred megabytes. */
const maxDatabaseWorkers = 4

/** `pure` needs no database. `database` uses PGlite, or a PostgreSQL server with TEST_DATABASE=postgres. */
export default defineConfig({
  test: {
    disableConsoleIntercept: true,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.db.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: ignored,
          maxWorkers: Math.min(availableParallelism(), maxDatabaseWorkers),
          isolate: false,
          // For a machine that is many times slower; a test that hangs is still ended.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: withPostgres ? ['tests/postgres.global-setup.ts'] : [],
        },
      },
    ],
  },
})
