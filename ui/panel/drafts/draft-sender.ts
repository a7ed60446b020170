import type { StoredDraft } from '#platform/forms/stored-draft.ts'
import type { JsonResult } from '#platform/requests/request-json.ts'

export type DraftStatus =
  | { kind: 'none' }
  | { kind: 'stored'; time: string }
  | { kind: 'failed'; problem: string | undefined }
  /** Another window stored a later state. */
  | { kind: 'elsewhere'; time: string }

/**
 * Sends a state to be stored.
 * @param options `keepalive`: the request continues when the page is closed
 */
export type SendDraft<State, Stored> = (
  state: State & { sequence: number },
  options: { keepalive: boolean },
) => Promise<JsonResult<Stored>>

interface Options<State, Stored> {
  /** Number of the last stored state. */
  sequence: number
  send: SendDraft<State, Stored>
  onStatus: (status: DraftStatus) => void
  onStored: (answer: Stored) => void
}

/** Milliseconds without a change before a state is sent, and before a failed request is repeated. */
const pause = 800
const retryPause = 10_000

/** Sends the states of a form, numbered and one after the other; of several waiting states only the last. */
export function createDraftSender<State extends object, Stored extends StoredDraft>({
  sequence,
  send,
  onStatus,
  onStored,
}: Options<State, Stored>) {
  let last = sequence
  let waiting: State | undefined
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnstored = false
  let isStopped = false
  /** Until somebody decides, nothing of this window replaces what another window stored. */
  let isElsewhere = false

  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  async function transmit(state: State, keepalive: boolean) {
    const number = ++last
    const result = await send({ ...state, sequence: number }, { keepalive })
    if (isStopped) return
    if (!result.ok) {
      waiting ??= state
      onStatus({ kind: 'failed', problem: result.problem })
      schedule(retryPause)
      return
    }
    const { stored, time, sequence: current } = result.data
    if (!stored && number === last) {
      last = Math.max(last, current)
      waiting ??= state
      isUnstored = true
      isElsewhere = true
      onStatus({ kind: 'elsewhere', time })
      return
    }
    isUnstored = waiting !== undefined
    onStored(result.data)
    onStatus({ kind: 'stored', time })
  }

  async function flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer)
    if (sending) {
      await sending
      if (!keepalive && waiting && !isStopped) return flush()
      return
    }
    const state = waiting
    if (!state || isStopped || isElsewhere) return
    waiting = undefined
    sending = transmit(state, keepalive)
    await sending
    sending = undefined
    if (waiting && !isStopped && !isElsewhere) schedule(pause)
  }

  return {
    /** Keeps a state after a pause. */
    change(state: State) {
      waiting = state
      isUnstored = true
      isStopped = false
      schedule(pause)
    },
    /** Keeps the last state at once. */
    flush,
    /** Replaces what another window stored with the last state of this one. */
    takeOver() {
      isElsewhere = false
      return flush()
    },
    /** Sends nothing more, and waits for a request that is under way. */
    async stop() {
      isStopped = true
      waiting = undefined
      isUnstored = false
      clearTimeout(timer)
      await sending
    },
    isUnstored: () => isUnstored,
  }
}
