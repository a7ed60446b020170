import { mediaStateChannel } from '#domains/media/index.ts'
import type { Database } from '#platform/db/open-database.ts'
import { readMediaStates } from './sign-media.queries.ts'

interface Subscriber {
  onChange(): void
  /** The process ends its streams. */
  onEnd(): void
}

/** Notifies this process when the state of a sign's files changed, whichever process changed it. */
export interface MediaEvents {
  /** @returns ends the subscription */
  subscribe(signId: number, subscriber: Subscriber): () => void
  close(): Promise<void>
}

/** Opens the events. Each notification costs one query, however many signs are followed, and none without them. */
export async function openMediaEvents({
  db,
  listen,
  log,
}: Pick<Database, 'db' | 'listen'> & {
  log: { warn(details: object, message: string): void }
}): Promise<MediaEvents> {
  const subscribers = new Map<number, Set<Subscriber>>()
  let known = new Map<number, string>()
  let running: Promise<void> | null = null
  let isOutdated = false

  async function tellChanges(): Promise<void> {
    const states = await readMediaStates(db, [...subscribers.keys()])
    const before = known
    known = states
    for (const [signId, followers] of subscribers)
      if (states.get(signId) !== before.get(signId)) for (const { onChange } of followers) onChange()
  }

  async function run(): Promise<void> {
    do {
      isOutdated = false
      await tellChanges().catch((error: unknown) =>
        log.warn({ err: error }, 'the states of media could not be read'),
      )
    } while (isOutdated)
    running = null
  }

  const unlisten = await listen(mediaStateChannel, () => {
    isOutdated = true
    if (subscribers.size > 0) running ??= run()
  })

  return {
    subscribe: (signId, subscriber) => {
      const followers = subscribers.get(signId) ?? new Set()
      subscribers.set(signId, followers.add(subscriber))
      return () => {
        followers.delete(subscriber)
        if (followers.size === 0) subscribers.delete(signId)
      }
    },
    close: async () => {
      for (const followers of subscribers.values()) for (const { onEnd } of followers) onEnd()
      await unlisten()
      await running
    },
  }
}
