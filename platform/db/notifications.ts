import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'

type OnNotify = () => void
/** Ends a subscription. */
export type Unlisten = () => Promise<void>

const reconnectMillis = 500
const keepAliveMillis = 10_000
const quoted = (channel: string) => pg.escapeIdentifier(channel)

/**
 * Subscriptions of the embedded engine: its one session listens, so a NOTIFY comes back at commit on the
 * connection that the pool uses anyway, and a rolled-back one never does.
 */
export function embeddedNotifications() {
  const listeners = new Map<string, Set<OnNotify>>()

  return {
    /** Lets a new connection of the pool listen to everything that was asked for before. */
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
 * A subscription on a server, on a connection of its own. A lost connection is opened again until it
 * succeeds, and then `onNotify` is called, since changes may have been missed.
 */
export async function listenOnServer(
  config: pg.ClientConfig,
  channel: string,
  onNotify: OnNotify,
  log?: DatabaseLog,
): Promise<Unlisten> {
  let ended = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({ ...config, keepAlive: true, keepAliveInitialDelayMillis: keepAliveMillis })
    next.on('error', (error) => log?.warn({ err: error, channel }, 'the listening connection broke'))
    next.on('notification', onNotify)
    try {
      await next.connect()
      await next.query(`listen ${quoted(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once('end', reconnectLater)
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
