import { expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { createRateLimiter } from './rate-limiter.ts'

const database = await useDatabase()
const limit = { name: 'test', points: 1, seconds: 600 }

test.runIf(database.engine === 'server')(
  'what a process counted while its clock was hours ahead limits nobody for hours',
  async () => {
    const { consume } = createRateLimiter(database)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 5 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await consume(limit, 'sender')).toMatchObject({ isExceeded: false })
    expect(await consume(limit, 'sender')).toMatchObject({ isExceeded: true })

    vi.setSystemTime(now)
    expect(await consume(limit, 'sender')).toMatchObject({ isExceeded: false, resetSeconds: 600 })
    expect(await consume(limit, 'sender')).toMatchObject({ isExceeded: true, resetSeconds: 600 })
  },
)
