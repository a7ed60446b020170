import { expect, onTestFinished, test } from 'vitest'
import { bearer, read, useSites } from './open-site.fixture.ts'

const { database, ask, login } = await useSites()

/** Makes all connections of the pool refuse writes until the end of the test, as a server that is read-only. */
async function makeReadOnly(): Promise<void> {
  await setReadOnly('on')
  onTestFinished(() => setReadOnly('off'))
}

async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const { pool } = database
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()))
  for (const client of clients) {
    await client.query(`set default_transaction_read_only = ${value}`)
    client.release()
  }
}

test('while the database is read-only, writes are answered 503 in the language of the reader, and the process is not ready', async () => {
  const { token } = (await read(login())).data
  await makeReadOnly()
  const german = { 'accept-language': 'de' }
  const answers = [
    await login(undefined, { headers: german }),
    await ask('/api/signs', {
      method: 'POST',
      body: { gloss: 'SINAL-NOVO', translations: { pt: [['novo']] } },
      headers: { ...bearer(token), ...german },
    }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const { code, message } = await read(answer)
    expect([code, message]).toEqual(['server.busy', expect.stringMatching(/^Die Plattform ist ausgelastet/)])
  }
  const ready = await ask('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready: the database is read-only'])
  expect((await ask('/api/signs')).status).toBe(200)
})

test('once the database accepts writes again, people sign in and the process is ready', async () => {
  await setReadOnly('on')
  expect((await login()).status).toBe(503)
  await setReadOnly('off')
  expect((await login()).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
})
