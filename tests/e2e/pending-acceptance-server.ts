import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Beside the server of all other journeys: there nobody owes an answer, for new terms would stop them all. */
const port = Number(process.env.E2E_PORT) + 1
export const pendingAcceptanceUrl = `http://127.0.0.1:${port}`

/** The program with people who owe answers, on its way; `stop` ends it, ready or not, and removes its data. */
export function startPendingAcceptanceServer(): { ready: Promise<void>; stop: () => Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'signbank-owing-'))
  const env = {
    ...process.env,
    BUILD: '0',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, ['tests/e2e/serve-pending-acceptance.ts'], { env, stdio: 'inherit' })
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ready: waitUntilReady(child), stop }
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error('The server with people who owe answers did not start')
    const isReady = await fetch(`${pendingAcceptanceUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server with people who owe answers is not ready after two minutes')
}
