import { once } from 'node:events'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from '#platform/db/data-dir-lock.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { callControl } from './call-control.ts'
import { type ControlHandler, serveControl } from './serve-control.ts'

async function serving(handlers: Record<string, ControlHandler>, onError?: (error: unknown) => void) {
  const dataDir = await temporaryFolder()
  const lock = await lockDataDir(dataDir)
  onTestFinished(() => lock.release())
  serveControl(lock, handlers, onError)
  return dataDir
}

describe('a call to the process that holds the data folder', () => {
  test('reports that no process has locked it', async () => {
    expect(await callControl(await temporaryFolder(), 'import', {})).toEqual({ reached: false })
  })

  test('sends arguments and receives progress and result', async () => {
    const dataDir = await serving({
      import: async (args, { progress }) => {
        progress({ done: 1 })
        progress({ done: 2 })
        return { got: args }
      },
    })
    const heard: unknown[] = []
    const args = { file: 'a\nb\r "é" \u2028\u2029 👋' }
    const result = await callControl(dataDir, 'import', args, { onProgress: (report) => heard.push(report) })
    expect(result).toEqual({ reached: true, result: { got: args } })
    expect(heard).toEqual([{ done: 1 }, { done: 2 }])
  })

  test('receives an error with its values and fields', async () => {
    const fields = [{ field: 'line 3', code: 'value.required' as const }]
    const dataDir = await serving({
      import: async () => {
        throw new AppError('request.invalid', { params: { n: 3 }, fields })
      },
    })
    const call = callControl(dataDir, 'import', {})
    await expect(call).rejects.toMatchObject({ code: 'request.invalid', params: { n: 3 }, fields })
  })

  test('receives no details of an unexpected error', async () => {
    const logged: unknown[] = []
    const failure = new Error('secret')
    const dataDir = await serving({ import: () => Promise.reject(failure) }, (error) => logged.push(error))
    await expect(callControl(dataDir, 'import', {})).rejects.toMatchObject({ code: 'server.error' })
    expect(logged).toEqual([failure])
  })

  test.each(['restore', 'constructor', ''])('is refused for the unknown verb "%s"', async (verb) => {
    const dataDir = await serving({})
    await expect(callControl(dataDir, verb, {})).rejects.toMatchObject({ code: 'control.unknownVerb' })
  })

  test('receives the holder when the holder accepts no commands', async () => {
    const dataDir = await temporaryFolder()
    const lock = await lockDataDir(dataDir)
    onTestFinished(() => lock.release())
    const held = { code: 'database.held', params: { pid: process.pid } }
    await expect(callControl(dataDir, 'import', {})).rejects.toMatchObject(held)
  })

  test('fails when the holder disconnects before the result', async () => {
    const dataDir = await temporaryFolder()
    const lock = await lockDataDir(dataDir)
    let gone: Promise<void> | undefined
    const leave = () => {
      gone = lock.release()
      return gone
    }
    serveControl(lock, { import: leave })
    await expect(callControl(dataDir, 'import', {})).rejects.toMatchObject({ code: 'control.lost' })
    await gone
  })

  test('notifies the handler when the caller disconnects', async () => {
    let left: AbortSignal | undefined
    const dataDir = await serving({
      import: async (_args, { signal }) => {
        left = signal
        await once(signal, 'abort')
      },
    })
    const socket = createConnection(join(dataDir, 'control.sock'))
    socket.write('{"verb":"import"}\n')
    await expect.poll(() => left).toBeDefined()
    socket.destroy()
    await expect.poll(() => left?.aborted).toBe(true)
  })

  test.each(['', 'no json\n', '{"verb":3}\n', '[]\n', 'null\n'])('survives the line %j', async (line) => {
    const dataDir = await serving({ hello: async () => 'here' })
    const socket = createConnection(join(dataDir, 'control.sock'))
    socket.on('error', () => {})
    socket.resume().end(line)
    await once(socket, 'close')
    expect(await callControl(dataDir, 'hello', {})).toEqual({ reached: true, result: 'here' })
  })
})
