import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { listChangesAfter, readVersion } from './change.queries.ts'
import { followChanges } from './follow-changes.ts'
import { recordChange } from './record-change.ts'

const { db } = await useDatabase()

const record = (ids: readonly number[], kind = 'sign') =>
  inTransaction(db, (tx) => recordChange(tx, kind, ids))

/** Follows without notifications and without polling: only commits of this process are left as a cause. */
async function follow(
  applyChanges: () => Promise<void>,
  log?: { warn(details: object, message: string): void },
) {
  const follower = await followChanges({ db, listen: async () => async () => {} }, applyChanges, log)
  onTestFinished(follower.close)
  return follower
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('a recorded change', () => {
  test('raises the version by one and names its rows, each once', async () => {
    const before = await readVersion(db)
    const first = await record([7, 7, 3])
    const second = await record([1], 'entry')
    expect([first, second, await readVersion(db)]).toEqual([before + 1, before + 2, before + 2])
    const changes = await listChangesAfter(db, before)
    expect(changes.map(({ version, kind }) => [version, kind])).toEqual([
      [before + 1, 'sign'],
      [before + 1, 'sign'],
      [before + 2, 'entry'],
    ])
    expect(new Set(changes.map(({ id }) => id))).toEqual(new Set([7, 3, 1]))
    expect(await listChangesAfter(db, before + 1)).toEqual(changes.slice(2))
  })

  test('of no rows is not recorded', async () => {
    const before = await readVersion(db)
    expect(await record([])).toBeNull()
    expect(await readVersion(db)).toBe(before)
  })
})

describe('a follower of changes', () => {
  test('has applied a change of this process when the transaction returns', async () => {
    const seen: number[] = []
    const applyChanges = async () => void seen.push(await readVersion(db))
    await follow(applyChanges)
    await follow(applyChanges)
    const version = await record([1])
    expect(seen).toEqual([version, version])
  })

  test('applies the changes of pages that Vite loads with a second copy of the module, as in development', async () => {
    const apply = vi.fn(async () => {})
    await follow(apply)
    const copy = './follow-changes.ts?copy'
    const { refreshFollowers }: typeof import('./follow-changes.ts') = await import(copy)
    await refreshFollowers(db)
    expect(apply).toHaveBeenCalledOnce()
  })

  test('runs once for a transaction with several changes, and not after a rollback', async () => {
    let runs = 0
    await follow(async () => void runs++)
    await inTransaction(db, async (tx) => {
      await recordChange(tx, 'sign', [1])
      await recordChange(tx, 'entry', [2])
    })
    expect(runs).toBe(1)
    const failing = inTransaction(db, async (tx) => {
      await recordChange(tx, 'sign', [1])
      throw new Error('failed on purpose')
    })
    await expect(failing).rejects.toThrow('failed on purpose')
    expect(runs).toBe(1)
  })

  test('that fails is logged once, does not fail the use case, and is retried', async () => {
    const logged: [unknown, string][] = []
    let isBroken = true
    let applied = 0
    const applyChanges = async () => {
      if (isBroken) throw new Error('out of order')
      applied++
    }
    await follow(applyChanges, { warn: (details, message) => logged.push([details, message]) })
    expect(await record([1])).toBeTypeOf('number')
    expect(await record([2])).toBeTypeOf('number')
    expect(logged).toEqual([[{ err: new Error('out of order') }, 'changes could not be read; retrying']])

    isBroken = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(applied).toBe(1)
    isBroken = true
    await record([3])
    expect(logged).toHaveLength(2)
  })

  test('applies a change that was committed while it was reading', async () => {
    const reading = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const versions: number[] = []
    await follow(async () => {
      versions.push(await readVersion(db))
      if (versions.length > 1) return
      reading.resolve()
      await release.promise
    })
    const first = record([1])
    await reading.promise
    const second = record([2])
    while ((await readVersion(db)) === versions[0]) await setImmediate()
    release.resolve()
    expect(versions).toEqual(await Promise.all([first, second]))
  })

  test('is not called any more after it was closed', async () => {
    let runs = 0
    const follower = await follow(async () => void runs++)
    await follower.close()
    await record([1])
    expect(runs).toBe(0)
  })
})
