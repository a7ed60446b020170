import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { resolveSourcePath } from '../db/resolve-source-path.ts'
import { startChild } from '../db/testing/start-child.ts'
import { AppError } from '../errors/app-error.ts'
import type * as tasks from './demanding.fixture.ts'
import { inspectionTask, refuseDemanding } from './inspect.ts'
import { inspectionLimits, pictureMegapixels, tableLimits } from './inspection-limits.ts'
import { openInspectionQueue } from './inspection-queue.ts'
import { whileRequestWaits } from './waiting-request.ts'

const refuse = refuseDemanding('casa.mp4')
const taskOf = <Name extends keyof typeof tasks>(name: Name) =>
  inspectionTask<(typeof tasks)[Name]>('platform/inspection/demanding.fixture.ts', name)
const pidOfProcess = taskOf('pidOfProcess')
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a file is inspected in a process of its own', () => {
  test('which serves one task after the other and gets no settings of the server', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    onTestFinished(() => void vi.unstubAllEnvs())
    const first = await pidOfProcess([], { refuse })
    expect(first).not.toBe(process.pid)
    expect(await pidOfProcess([], { refuse })).toBe(first)
    expect(await taskOf('environment')([], { refuse })).not.toHaveProperty('DATABASE_URL')
  })

  test.each([
    ['allocateObjects', {}],
    ['allocateBytes', {}],
    ['loop', { seconds: 1 }],
    ['endProcess', {}],
  ] as const)('a task that does %s is refused, and the next one is not disturbed', async (name, limits) => {
    const task = taskOf(name)([], { refuse, ...limits })
    const next = pidOfProcess([], { refuse })
    await expect(task).rejects.toMatchObject({
      code: 'media.tooDemanding',
      status: 422,
      params: { file: 'casa.mp4' },
    })
    expect(isAlive(await next)).toBe(true)
  })

  test('whose refusals and defects arrive as they are', async () => {
    await expect(taskOf('refuse')([], { refuse })).rejects.toMatchObject({
      isAppError: true,
      code: 'media.broken',
      params: { file: 'casa.mp4' },
      fields: [{ field: 'a', code: 'value.required' }],
    })
    const defect = taskOf('fail')([], { refuse })
    await expect(defect).rejects.toThrow('TypeError: a defect')
    await expect(defect).rejects.not.toBeInstanceOf(AppError)
  })

  test.runIf(process.platform === 'linux')(
    'which ends with the server, also in the middle of a task',
    async () => {
      const server = startChild('../../inspection/killed-server.fixture.ts')
      const pid = Number(await server.nextLine())
      expect(isAlive(pid)).toBe(true)
      await server.kill()
      while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
    },
  )

  test('that was killed while it was idle is replaced', async () => {
    const pid = await pidOfProcess([], { refuse })
    process.kill(pid, 'SIGKILL')
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await pidOfProcess([], { refuse })).not.toBe(pid)
  })
})

describe('tasks wait', () => {
  const request = (name: string) => ({ path: '', name, args: [] })
  const limits = { seconds: 1, residentMegabytes: 1 }

  /** A queue whose tasks end when the test says so. */
  function aQueue(options: { maxWaiting?: number; idleMillis?: number } = {}) {
    const started: string[] = []
    const ends: (() => void)[] = []
    let ended = 0
    const queue = openInspectionQueue({
      ...options,
      start: async () => ({
        run: ({ name }) => {
          started.push(name)
          return new Promise((resolve) => ends.push(() => resolve(name)))
        },
        isAlive: () => true,
        end: () => void ended++,
      }),
    })
    const settle = async () => {
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
    return { queue, started, ends, settle, endedCount: () => ended }
  }
  const signal = () => new AbortController().signal

  test('one at a time, those of requests before those of jobs', async () => {
    const { queue, started, ends, settle } = aQueue()
    const all = [
      queue.run(request('first'), limits, undefined),
      queue.run(request('job'), limits, undefined),
      queue.run(request('request'), limits, signal()),
    ]
    for (const expected of [['first'], ['first', 'request'], ['first', 'request', 'job']]) {
      await settle()
      expect(started).toEqual(expected)
      ends.shift()?.()
    }
    expect(await Promise.all(all)).toEqual(['first', 'job', 'request'])
  })

  test('up to a number, after which the server is busy', async () => {
    const { queue, ends, settle } = aQueue({ maxWaiting: 1 })
    const running = queue.run(request('running'), limits, signal())
    await settle()
    const waiting = queue.run(request('waiting'), limits, signal())
    await expect(queue.run(request('third'), limits, signal())).rejects.toMatchObject({ code: 'server.busy' })
    for (const _ of [1, 2]) {
      ends.shift()?.()
      await settle()
    }
    expect(await Promise.all([running, waiting])).toEqual(['running', 'waiting'])
  })

  test('and leave the queue when their client is gone', async () => {
    const { queue, started, ends, settle } = aQueue()
    const client = new AbortController()
    const running = queue.run(request('running'), limits, undefined)
    const left = queue.run(request('left'), limits, client.signal)
    client.abort()
    await expect(left).rejects.toMatchObject({ code: 'request.unreadable' })
    await expect(queue.run(request('late'), limits, client.signal)).rejects.toMatchObject({
      code: 'request.unreadable',
    })
    ends.shift()?.()
    await running
    await settle()
    expect(started).toEqual(['running'])
  })

  test('in the order of the request that the work belongs to', async () => {
    const client = AbortSignal.abort()
    const gone = whileRequestWaits(
      () => client,
      () => pidOfProcess([], { refuse }),
    )
    await expect(gone).rejects.toMatchObject({ code: 'request.unreadable' })
  })

  test('and the process ends when there are none', async () => {
    const { queue, ends, settle, endedCount } = aQueue({ idleMillis: 1 })
    const only = queue.run(request('only'), limits, undefined)
    await settle()
    expect(endedCount()).toBe(0)
    ends.shift()?.()
    await only
    while (endedCount() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  })
})

test('docs/security.md names every limit', () => {
  const text = readFileSync(resolveSourcePath('docs/security.md'), 'utf8')
  const { seconds, unpackSeconds, annotationSeconds, heapMegabytes, residentMegabytes, waiting } =
    inspectionLimits
  for (const row of [
    `| ${pictureMegapixels} megapixels |`,
    `| time of one task | ${seconds} s |`,
    `unpacks files of an archive | ${unpackSeconds} s |`,
    `to read an annotation file | ${annotationSeconds} s |`,
    `| JavaScript objects of the process | ${heapMegabytes} MB |`,
    `(Linux) | ${residentMegabytes} MB |`,
    `with 503 | ${waiting} |`,
    `| ${tableLimits.heapMegabytes} MB of JavaScript objects, ${tableLimits.seconds} s |`,
  ])
    expect(text).toContain(row)
})
