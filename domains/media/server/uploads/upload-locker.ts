import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ERRORS, type Locker, type RequestRelease } from '@tus/server'
import type { Db } from '#platform/db/transaction.ts'
import { holdUpload, releaseHold, renewHold } from './upload.queries.ts'

/** A killed process holds its uploads for this time after its last renewal. */
const holdMs = 8_000
const renewalMs = 1_000
const retryMs = 200
/** Longer than a hold, so that the next process does not give up before it. */
const timeoutMs = 15_000

/** Lets one request of all processes write an upload at a time. The locker of the library knows only its own process. */
export const uploadLocker = (db: Db): Locker => ({
  newLock(id) {
    const holder = randomUUID()
    let renewal: NodeJS.Timeout | undefined
    const until = () => new Date(Date.now() + holdMs)

    async function acquire(signal: AbortSignal): Promise<void> {
      const start = Date.now()
      while (!(await holdUpload(db, { id, holder, now: new Date(), heldUntil: until() }))) {
        if (signal.aborted || Date.now() - start > timeoutMs) throw ERRORS.ERR_LOCK_TIMEOUT
        await delay(retryMs)
      }
    }
    function renewRegularly(requestRelease: RequestRelease): void {
      renewal = setInterval(async () => {
        // While the database is away, the hold may expire; the offsets are still checked.
        const isWanted = await renewHold(db, { id, holder, heldUntil: until() }).catch(() => false)
        if (isWanted) await requestRelease()
      }, renewalMs)
      renewal.unref()
    }
    return {
      async lock(signal, requestRelease) {
        await acquire(signal)
        renewRegularly(requestRelease)
      },
      async unlock() {
        clearInterval(renewal)
        await releaseHold(db, id, holder)
      },
    }
  },
})
