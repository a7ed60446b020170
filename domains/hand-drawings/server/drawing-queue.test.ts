import { setTimeout } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { openDrawingQueue } from './drawing-queue.ts'
import type { DrawingThread } from './drawing-thread.ts'
import type { DrawingRequest } from './drawing-worker.ts'

/** A thread that draws when the test calls its function. */
function aThread() {
  const drawn: string[] = []
  const waiting: (() => void)[] = []
  const end = vi.fn(async () => {})
  const thread: DrawingThread = {
    draw: ({ code }) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          if (code === 'broken') return reject(new Error('broken'))
          drawn.push(code)
          resolve([])
        })
      }),
    end,
  }
  /** Finishes the drawing in progress, and lets the queue start the next. */
  const finishOne = async () => {
    waiting.shift()?.()
    await setTimeout(0)
  }
  return { thread, drawn, waiting, end, finishOne }
}

const best = (code: string): DrawingRequest => ({ code, views: 'best' })

describe('hands that wait to be drawn', () => {
  test('are drawn one at a time, those of the list before all others, turned ones last among them [D36]', async () => {
    const { thread, drawn, waiting, finishOne } = aThread()
    const queue = openDrawingQueue({ startThread: () => thread })
    for (const code of ['other1', 'other2']) void queue.draw(best(code), 'other')
    void queue.draw({ code: 'turned', views: 'turn' }, 'listed')
    for (const code of ['listed1', 'listed2']) void queue.draw(best(code), 'listed')
    for (let count = 0; count < 5; count++) {
      expect(waiting).toHaveLength(1)
      await finishOne()
    }
    expect(drawn).toEqual(['other1', 'listed1', 'listed2', 'turned', 'other2'])
    await queue.close()
  })

  test('are limited in number, except those of the list; eight views count eight times [D36]', async () => {
    const { thread, finishOne } = aThread()
    const queue = openDrawingQueue({ startThread: () => thread, maxWaiting: 10 })
    void queue.draw(best('drawing'), 'other')
    void queue.draw({ code: 'turned', views: 'turn' }, 'other')
    queue.requirePlaces(2)
    expect(() => queue.requirePlaces(3)).toThrow('server.busy')
    await expect(queue.draw({ code: 'late', views: 'turn' }, 'other')).rejects.toThrow('server.busy')
    const listed = Array.from({ length: 20 }, (_, index) => queue.draw(best(`listed${index}`), 'listed'))
    for (let count = 0; count < 21; count++) await finishOne()
    await Promise.all(listed)
    await finishOne()
    queue.requirePlaces(10)
    await queue.close()
  })
})

describe('the thread that draws', () => {
  test('starts when it is needed and ends when it has nothing to do', async () => {
    const { thread, end, finishOne } = aThread()
    const startThread = vi.fn(() => thread)
    const queue = openDrawingQueue({ startThread, idleMillis: 5 })
    expect(startThread).not.toHaveBeenCalled()
    for (const times of [1, 2]) {
      const drawing = queue.draw(best('a'), 'other')
      await finishOne()
      await drawing
      await eventually(() => expect(end).toHaveBeenCalledTimes(times))
      expect(startThread).toHaveBeenCalledTimes(times)
    }
    await queue.close()
  })

  test('is started again after an error, which only the broken drawing reports', async () => {
    const { thread, drawn, finishOne } = aThread()
    const startThread = vi.fn(() => thread)
    const queue = openDrawingQueue({ startThread })
    const broken = expect(queue.draw(best('broken'), 'other')).rejects.toThrow('broken')
    const next = queue.draw(best('next'), 'other')
    await finishOne()
    await broken
    await finishOne()
    await next
    expect(drawn).toEqual(['next'])
    expect(startThread).toHaveBeenCalledTimes(2)
    await queue.close()
  })

  test('ends when the server stops; what still waits is refused', async () => {
    const { thread, end, finishOne } = aThread()
    const queue = openDrawingQueue({ startThread: () => thread })
    const first = queue.draw(best('a'), 'other')
    const waiting = expect(queue.draw(best('b'), 'other')).rejects.toThrow('closed')
    const closing = queue.close()
    expect(end).toHaveBeenCalled()
    await finishOne()
    await Promise.all([first, waiting, closing])
  })
})
