import { sql } from 'kysely'
import { mediaStateChannel } from '#domains/media/index.ts'
import type { Database } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'

interface Subscriber {
  onChange(): void
  /** The process ends its streams. */
  onEnd(): void
}

/** Tells this process when the state of a sign's files changed, whichever process changed it. */
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

/** The states of the files of signs as text, by sign. */
async function readMediaStates(db: Db, signIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ signId: number; states: string }>`
    select sign_id, string_agg(media_id || ' ' || state, ', ' order by media_id, state) as states
    from sign_media join media on media.id = media_id
    where sign_id = any(${signIds}::integer[]) group by sign_id
  `.execute(db)
  return new Map(rows.map(({ signId, states }) => [signId, states]))
}
