import { describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { afterCommit, type Db, inTransaction, type Tx } from './transaction.ts'

const { db } = await useDatabase()

const addLanguage = (tx: Tx, code: string) => tx.insertInto('language').values({ code }).execute()
const hasLanguage = async (database: Db, code: string) =>
  (await database.selectFrom('language').select('code').where('code', '=', code).execute()).length > 0

describe('work in a transaction', () => {
  test('is stored as a whole, and nothing of it when it fails', async () => {
    expect(await inTransaction(db, (tx) => addLanguage(tx, 'hu').then(() => 'result'))).toBe('result')
    const failing = inTransaction(db, async (tx) => {
      await addLanguage(tx, 'et')
      throw new Error('failed on purpose')
    })
    await expect(failing).rejects.toThrow('failed on purpose')
    expect([await hasLanguage(db, 'hu'), await hasLanguage(db, 'et')]).toEqual([true, false])
  })

  test('uses the transaction that is already open', async () => {
    const failing = inTransaction(db, async (outer) => {
      await inTransaction(outer, async (inner) => {
        expect(inner).toBe(outer)
        await addLanguage(inner, 'hu')
      })
      throw new Error('failed on purpose')
    })
    await expect(failing).rejects.toThrow('failed on purpose')
    expect(await hasLanguage(db, 'hu')).toBe(false)
  })
})

describe('an effect that follows a commit', () => {
  test('sees the stored change and has ended before the result is returned', async () => {
    const events: string[] = []
    const result = await inTransaction(db, async (tx) => {
      afterCommit(tx, async (database) => {
        events.push(`first effect, stored: ${await hasLanguage(database, 'hu')}`)
      })
      afterCommit(tx, async () => {
        events.push('second effect')
      })
      await addLanguage(tx, 'hu')
      events.push('work')
      return 'result'
    })
    events.push(result)
    expect(events).toEqual(['work', 'first effect, stored: true', 'second effect', 'result'])
  })

  test('does not run after a rollback', async () => {
    let runs = 0
    const failing = inTransaction(db, async (tx) => {
      afterCommit(tx, async () => void runs++)
      throw new Error('failed on purpose')
    })
    await expect(failing).rejects.toThrow('failed on purpose')
    await inTransaction(db, (tx) => addLanguage(tx, 'hu'))
    expect(runs).toBe(0)
  })

  test('runs once when the same function is registered twice', async () => {
    let runs = 0
    const effect = async () => void runs++
    await inTransaction(db, async (tx) => {
      afterCommit(tx, effect)
      await inTransaction(tx, async (inner) => afterCommit(inner, effect))
    })
    expect(runs).toBe(1)
    await inTransaction(db, async (tx) => afterCommit(tx, effect))
    expect(runs).toBe(2)
  })

  test('of nested work waits for the commit of the whole transaction', async () => {
    const events: string[] = []
    await inTransaction(db, async (tx) => {
      await inTransaction(tx, async (inner) =>
        afterCommit(inner, async () => {
          events.push('effect')
        }),
      )
      events.push('rest of the work')
    })
    expect(events).toEqual(['rest of the work', 'effect'])
  })

  test('cannot be registered in a transaction that was opened in another way', async () => {
    const registering = db.transaction().execute(async (tx) => afterCommit(tx, async () => {}))
    await expect(registering).rejects.toThrow('not opened by inTransaction')
  })
})
