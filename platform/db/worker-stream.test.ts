import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { WorkerStream } from './worker-stream.ts'

/** Answers each message with its text and the size of the memory that it came with. */
const echo = `
  require('node:worker_threads').parentPort.on('message', ({ connect }) =>
    connect.on('message', (bytes) => {
      const text = Buffer.from(bytes).toString()
      connect.postMessage(Buffer.from(text + ', ' + bytes.buffer.byteLength + ' bytes'))
    }),
  )`

function connect() {
  const worker = new Worker(echo, { eval: true })
  onTestFinished(async () => {
    await worker.terminate()
  })
  return new WorkerStream(worker).connect()
}

test('what is written is sent alone, without the memory around it', async () => {
  const stream = connect()
  const pooled = Buffer.from('select 1')
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length)

  stream.write(pooled)
  const [answer] = await stream.take(1).toArray()
  expect(`${answer}`).toBe('select 1, 8 bytes')
})

test('what is written together is one message', async () => {
  const stream = connect()
  stream.cork()
  for (const piece of ['parse', 'bind', 'sync']) stream.write(Buffer.from(piece))
  stream.uncork()

  const [answer] = await stream.take(1).toArray()
  expect(`${answer}`).toBe('parsebindsync, 13 bytes')
})
