import pg from 'pg'
import type { ErrorLog } from '#platform/log/log.ts'

type OnNotify = () => void
/** Ends a subscription. */
export type Unlisten = () => Promise<void>

const reconnectMillis = 500
/** A connection that only listens would not notice that its server is silent. */
const pingMillis = 10_000
const quoted = (channel: string) => pg.escapeIdentifier(channel)

/**
 * Subscriptions of the embedded engine. Its only session listens: after a commit, notifications arrive on the connection
 * of the pool. A rollback discards them.
 */
export function embeddedNotifications() {
  const listeners = new Map<string, Set<OnNotify>>()

  return {
    /** Repeats all subscriptions on a new connection of the pool. */
    attach: async (client: pg.ClientBase) => {
      client.on('notification', ({ channel }) => {
        for (const onNotify of listeners.get(channel) ?? []) onNotify()
      })
      for (const channel of listeners.keys()) await client.query(`listen ${quoted(channel)}`)
    },
    listen: async (pool: pg.Pool, channel: string, onNotify: OnNotify): Promise<Unlisten> => {
      const callbacks = listeners.get(channel) ?? new Set()
      callbacks.add(onNotify)
      listeners.set(channel, callbacks)
      await pool.query(`listen ${quoted(channel)}`)
      return async () => {
        callbacks.delete(onNotify)
      }
    },
  }
}

/**
 * A subscription on a server, with a separate connection. A lost connection is reopened, with retries. After that,
 * `onNotify` is called, because notifications may have been missed.
 * @param newClient creates a connection that ends when its server does not answer a statement
 */
export async function listenOnServer(
  newClient: () => pg.Client,
  channel: string,
  onNotify: OnNotify,
  log?: ErrorLog,
): Promise<Unlisten> {
  let ended = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const next = newClient()
    next.on('error', (error) =>
      log?.warn({ err: error, channel }, 'the connection for notifications was lost'),
    )
    next.on('notification', onNotify)
    try {
      await next.connect()
      await next.query(`listen ${quoted(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    let isAnswered = true
    const ping = setInterval(async () => {
      if (!isAnswered) return
      isAnswered = false
      await next.query('select 1').catch(() => {})
      isAnswered = true
    }, pingMillis)
    ping.unref()
    next.once('end', () => {
      clearInterval(ping)
      reconnectLater()
    })
    client = next
    if (ended) await next.end()
  }

  function reconnectLater() {
    if (ended) return
    retry = setTimeout(() => connect().then(onNotify, reconnectLater), reconnectMillis)
  }

  await connect()
  return async () => {
    ended = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
