import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { streamChunks } from './stream-file.ts'

const servers: ReturnType<typeof serve>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** The address of a server that sends these chunks as a file. */
async function serveChunks(chunks: () => AsyncGenerator<string>, failures: unknown[] = []): Promise<string> {
  const app = new Hono()
  app.get('/', async (c) => c.body(await streamChunks(chunks(), (error) => failures.push(error))))
  app.onError((error, c) => c.text(error.message, 500))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('a file arrives whole', async () => {
  const url = await serveChunks(async function* () {
    yield 'one '
    yield 'two '
    yield 'three'
  })
  expect(await (await fetch(url)).text()).toBe('one two three')
  expect(await (await fetch(await serveChunks(async function* () {}))).text()).toBe('')
})

test('a failure before the first part is an ordinary error [SGN-14]', async () => {
  const url = await serveChunks(async function* () {
    yield 'head '
    throw new Error('no database')
  })
  const response = await fetch(url)
  expect([response.status, await response.text()]).toEqual([500, 'no database'])
})

test('after a later failure the connection breaks, so that the file is recognizably incomplete [SGN-14]', async () => {
  const failures: unknown[] = []
  const url = await serveChunks(async function* () {
    yield 'head '
    yield 'part '
    throw new Error('token revoked')
  }, failures)
  const response = await fetch(url)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
  expect(failures).toMatchObject([{ message: 'token revoked' }])
})

test('a reader who leaves ends the work', async () => {
  let isEnded = false
  const chunks = async function* () {
    try {
      for (;;) yield 'part '
    } finally {
      isEnded = true
    }
  }
  const body = await streamChunks(chunks(), () => {})
  const reader = body.getReader()
  await reader.read()
  await reader.cancel()
  expect(isEnded).toBe(true)
})
