import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'
import { serverEnvironment } from '#tests/e2e/server-environment.ts'
import { hangLimitMs, testLimitMs } from '#tests/limits.ts'

process.env.E2E_PORT ??= '3127'
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'signbank-e2e-'))
process.env.E2E_TEMPLATE_DIR ??= `${process.env.E2E_DATA_DIR}-template`
const port = Number(process.env.E2E_PORT)
const dataDir = process.env.E2E_DATA_DIR
const isRoot = process.getuid?.() === 0

/** Journeys in Chromium: the built program runs with a new embedded database, the demonstration and the cast. */
export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than processors: some journeys wait for the programs that they start.
  workers: availableParallelism() + 1,
  timeout: testLimitMs,
  expect: { timeout: hangLimitMs },
  // A journey that fails in CI runs once more. If it passes then, `npm test` names it.
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: true,
  globalTeardown: './tests/e2e/teardown.ts',
  use: {
    actionTimeout: hangLimitMs,
    navigationTimeout: hangLimitMs,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
        // A simulated camera for all: other arguments need another browser, and another site of the worker.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: hangLimitMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: serverEnvironment({ port, dataDir }),
  },
})
