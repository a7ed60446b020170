import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.ts'
import { findFreePort, type RunningServer } from '../start-server.ts'
import { expect, test } from './fixtures.ts'
import { hasProxy, startProxy } from './proxies.ts'
import { hasPostgres, startProcess } from './two-processes.ts'

/** Visitors who read one page after another until they are stopped. */
function startVisitors(origin: string, count: number) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const failures: string[] = []
  let answers = 0
  let isStopped = false
  const read = (path: string) =>
    new Promise<void>((resolve) => {
      const fail = (reason: unknown) => {
        failures.push(`${path}: ${reason}`)
        resolve()
      }
      get(`${origin}${path}`, { agent }, (response) => {
        answers += 1
        if (response.statusCode !== 200) failures.push(`${path}: ${response.statusCode}`)
        response.resume().once('end', resolve).once('error', fail)
      }).once('error', fail)
    })
  const visit = async (visitor: number) => {
    for (let n = 0; !isStopped; n++)
      for (const path of [
        `/en/search-signs/words?q=a&n=${visitor}-${n}`,
        `/api/signs?page=${(n % 3) + 1}`,
        '/en',
      ])
        await read(path)
  }
  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor))
  return {
    answers: () => answers,
    failures,
    async stop() {
      isStopped = true
      await Promise.all(visits)
      agent.destroy()
    },
  }
}

const visitorCount = 4

test('while visitors read, both processes are restarted and no request fails; one is killed, and only what it was answering fails', async () => {
  test.skip(!hasPostgres || !hasProxy('nginx'), 'PostgreSQL or nginx is missing')
  const dataDir = mkdtempSync(join(tmpdir(), 'signbank-rolling-'))
  const postgres = await startPostgres()
  const [https, http] = [await findFreePort(), await findFreePort()]
  const installation = { dataDir, databaseUrl: postgres.adminUrl }
  const start = (port?: number) =>
    startProcess(installation, {
      port,
      settings: { PUBLIC_URL: `https://localhost:${https}`, TRUSTED_PROXIES: '1' },
    })
  const processes: RunningServer[] = [await start(), await start()]
  const [first, second] = processes.map(({ port }) => port) as [number, number]
  const proxy = await startProxy('nginx', { https, http, sites: [first, second] })
  const visitors = startVisitors(`https://localhost:${https}`, visitorCount)
  try {
    const restart = async (index: 0 | 1, signal: NodeJS.Signals) => {
      const before = visitors.answers()
      await processes[index]?.stop(signal)
      await expect.poll(visitors.answers).toBeGreaterThan(before + 20)
      processes[index] = await start([first, second][index])
      await expect.poll(visitors.answers).toBeGreaterThan(before + 60)
    }
    await restart(0, 'SIGTERM')
    await restart(1, 'SIGTERM')
    expect(visitors.failures).toEqual([])
    await restart(0, 'SIGKILL')
    await visitors.stop()
    expect(visitors.failures.length, visitors.failures.join('\n')).toBeLessThanOrEqual(visitorCount)
  } finally {
    await visitors.stop()
    await proxy.stop()
    for (const server of processes) await server.stop('SIGKILL')
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
