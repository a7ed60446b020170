import pg from 'pg'

/** Limits of the time without an answer of a database server, in milliseconds. */
export interface SilenceLimits {
  /** After this time without an answer to a statement, the server is asked whether it works on it. */
  statementMs: number
  /** For a new connection, and for the answer to that question. */
  connectMs: number
  /** For a new connection while the server has not answered the last one. */
  repeatedConnectMs: number
}

export const usualSilenceLimits: SilenceLimits = {
  statementMs: 5_000,
  connectMs: 12_000,
  repeatedConnectMs: 3_000,
}

/** The servers of one database. All connections use one of them; when it cannot be reached or is a standby, they use the next. */
export interface DatabaseServers {
  /** The URLs of all. */
  urls: readonly string[]
  /** The URL of the server that new connections go to. */
  current(): string
  /** How long a new connection to the current server may take, in milliseconds. */
  connectLimitMs(): number
  noteConnected(url: string): void
  /** The next connection goes to the next server. */
  noteFailed(url: string, failure: { isSilent: boolean }): void
  /**
   * Asks the server on a new connection whether it has a session. Without an answer it has none. An error of the server is an
   * answer, for example if it accepts no more connections; then the session counts as open.
   */
  hasSession(url: string, processId: number): Promise<boolean>
}

/** SQLSTATE `cannot_connect_now`: the server is starting or stopping, or it is a standby without read access. */
const notAccepting = '57P03'

export function createDatabaseServers(urls: readonly string[], limits: SilenceLimits): DatabaseServers {
  let at = 0
  const silent = new Set<string>()
  const asking = new Map<string, Promise<(processId: number) => boolean>>()
  const current = () => urls[at] ?? ''

  async function ask(url: string): Promise<(processId: number) => boolean> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: limits.connectMs,
      query_timeout: limits.connectMs,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number; own: number }>(
        'select pid, pg_backend_pid() as own from pg_stat_activity',
      )
      // A connection pooler invents the process ids of its clients, so they cannot be compared.
      if (rows[0]?.own !== sessionOf(client)) return () => true
      const pids = new Set(rows.map(({ pid }) => pid))
      return (processId) => pids.has(processId)
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code !== notAccepting) return () => true
      silent.add(url)
      return () => false
    } finally {
      void client.end().catch(() => {})
    }
  }

  return {
    urls,
    current,
    connectLimitMs: () => (silent.has(current()) ? limits.repeatedConnectMs : limits.connectMs),
    noteConnected: (url) => void silent.delete(url),
    noteFailed(url, { isSilent }) {
      if (isSilent) silent.add(url)
      // Several connections fail at once, and only the first one moves on.
      if (url === current()) at = (at + 1) % urls.length
    },
    async hasSession(url, processId) {
      const answer = asking.get(url) ?? ask(url).finally(() => asking.delete(url))
      asking.set(url, answer)
      return (await answer)(processId)
    },
  }
}

/** The process id of a session, as the server sent it; missing in @types/pg. */
export const sessionOf = (client: pg.ClientBase): number =>
  (client as unknown as { processID: number }).processID
