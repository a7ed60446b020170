import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'

process.env.E2E_PORT ??= '3127'
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'signbank-e2e-'))
const port = Number(process.env.E2E_PORT)
const dataDir = process.env.E2E_DATA_DIR
const asRoot = process.getuid?.() === 0

/** Journeys in Chromium against the built program on a fresh embedded database with the demo and the cast. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  globalTeardown: './tests/e2e/teardown.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
      ],
    },
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      BUILD: '0',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
    },
  },
})
