import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredDraft } from '#platform/forms/stored-draft.ts'
import type { JsonResult } from '#platform/requests/request-json.ts'
import { createDraftSender, type DraftStatus } from './draft-sender.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const state = (gloss: string) => ({ gloss })

function start(answer: (sequence: number) => JsonResult<StoredDraft> | Promise<JsonResult<StoredDraft>>) {
  const sent: string[] = []
  const statuses: DraftStatus[] = []
  const sender = createDraftSender<{ gloss: string }, StoredDraft>({
    sequence: 3,
    send: async ({ gloss, sequence }) => {
      sent.push(`${sequence} ${gloss}`)
      return answer(sequence)
    },
    onStatus: (status) => statuses.push(status),
    onStored: () => {},
  })
  return { sender, sent, statuses }
}
const stored = (sequence: number): JsonResult<StoredDraft> => ({
  ok: true,
  data: { stored: true, sequence, time: '14:32' },
})

describe('a draft', () => {
  test('is stored once after a pause, with the last state and the next number [SGN-02]', async () => {
    const { sender, sent, statuses } = start(stored)
    sender.change(state('C'))
    sender.change(state('CA'))
    await vi.advanceTimersByTimeAsync(799)
    expect([sent, sender.isUnstored()]).toEqual([[], true])
    await vi.advanceTimersByTimeAsync(1)
    expect([sent, sender.isUnstored()]).toEqual([['4 CA'], false])
    expect(statuses).toEqual([{ kind: 'stored', time: '14:32' }])
  })

  test('is stored at once when the page is closed [SGN-02]', async () => {
    const { sender, sent } = start(stored)
    sender.change(state('CA'))
    await sender.flush({ keepalive: true })
    expect(sent).toEqual(['4 CA'])
  })

  test('that cannot be stored stays unstored, and is sent again [SGN-02]', async () => {
    let isBroken = true
    const { sender, sent, statuses } = start((sequence) => (isBroken ? { ok: false } : stored(sequence)))
    sender.change(state('CA'))
    await vi.advanceTimersByTimeAsync(800)
    expect([statuses.at(-1)?.kind, sender.isUnstored()]).toEqual(['failed', true])
    isBroken = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect([sent, sender.isUnstored()]).toEqual([['4 CA', '5 CA'], false])
  })

  test('that another window continued is not replaced unless somebody decides it [SGN-15]', async () => {
    const { sender, sent, statuses } = start((sequence) =>
      sequence > 9 ? stored(sequence) : { ok: true, data: { stored: false, sequence: 9, time: '14:40' } },
    )
    sender.change(state('CA'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent, statuses.at(-1), sender.isUnstored()]).toEqual([
      ['4 CA'],
      { kind: 'elsewhere', time: '14:40' },
      true,
    ])
    sender.change(state('CAS'))
    await sender.flush({ keepalive: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual(['4 CA'])
    await sender.takeOver()
    expect([sent.at(-1), sender.isUnstored()]).toEqual(['10 CAS', false])
  })

  test('is not sent any more after the sign was saved [SGN-02]', async () => {
    const { sender, sent } = start(stored)
    sender.change(state('CA'))
    await sender.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent, sender.isUnstored()]).toEqual([[], false])
  })
})
