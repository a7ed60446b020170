import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#tests/start-server.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

/** The first request compiles the page. */
const firstAnswerTimeout = 90_000

test('npm run dev serves a page from the sources', { timeout: firstAnswerTimeout + 30_000 }, async () => {
  const folder = await temporaryFolder()
  const { DATABASE_URL: _, ...env } = process.env
  const server = await startServer({
    name: 'The development server',
    spawnOnPort: (port) =>
      spawn(process.execPath, ['dev.ts'], {
        env: { ...env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder, DEMO: '0' },
        stdio: 'pipe',
      }),
    isReady: (port) =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    timeout: firstAnswerTimeout,
  })
  onTestFinished(() => server.stop('SIGTERM'))
  const page = await fetch(`http://localhost:${server.port}/en/search-signs/handshape`)
  expect({ status: page.status, hasHeading: (await page.text()).includes('<h1') }).toEqual({
    status: 200,
    hasHeading: true,
  })
})
