import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { startServer } from './start-server.ts'

/** Longer than any test; milliseconds. */
const never = 3_600_000
const runScript = (script: string) => spawn(process.execPath, ['-e', script], { stdio: 'pipe' })

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    ({ ok }) => ok,
    () => false,
  )

test('a server is ready when it answers, and gone after it was stopped', async () => {
  const server = await startServer({
    name: 'The server',
    spawnOnPort: (port) =>
      runScript(`require('http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`),
    isReady: answers,
    timeout: never,
  })
  expect(await answers(server.port)).toBe(true)
  await server.stop('SIGTERM')
  expect(await answers(server.port)).toBe(false)
  await server.stop('SIGTERM')
})

test('a server that crashes is reported at once, with its output', async () => {
  await expect(
    startServer({
      name: 'The server',
      spawnOnPort: () => runScript('console.error("no such table"); process.exit(3)'),
      isReady: async () => false,
      timeout: never,
    }),
  ).rejects.toThrow(/The server ended with code 3[\s\S]*no such table/)
})

test('a server that is never ready is stopped', async () => {
  let pid = 0
  await expect(
    startServer({
      name: 'The server',
      spawnOnPort: () => {
        const child = runScript('setInterval(() => {}, 1000)')
        pid = child.pid ?? 0
        return child
      },
      isReady: async () => false,
      timeout: 100,
    }),
  ).rejects.toThrow('was not ready after 0.1 s')
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('another port is tried when the first one was taken meanwhile', async () => {
  const ports: number[] = []
  const server = await startServer({
    name: 'The server',
    spawnOnPort: (port) => {
      ports.push(port)
      return ports.length === 1
        ? runScript('console.error("EADDRINUSE"); process.exit(1)')
        : runScript(`require('http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`)
    },
    isReady: answers,
    timeout: never,
  })
  expect(ports).toHaveLength(2)
  expect(server.port).toBe(ports[1])
  await server.stop('SIGTERM')
})
