import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { type DatabaseServers, type SilenceLimits, sessionOf } from './database-servers.ts'
import { isConnectTimeout } from './server-busy.ts'

/** Members of node-postgres that are missing in its types. */
interface Internals {
  connection: { stream: Socket }
  /** Whether no statement waits for an answer. */
  readyForQuery: boolean
}

/**
 * Settings of each session. With these TCP timeouts, the server ends the session of an unreachable client within half a minute and
 * releases its locks. The same statement reads whether the server is a standby.
 */
const beginSession = `select pg_is_in_recovery() as "isStandby",
  set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '30000', false)`
const keepAliveMillis = 10_000

/**
 * The class of the connections to a database server, for the pool and for notifications. It ends a connection whose
 * server is silent: statements of any duration may run, as long as the server confirms on another connection that it has the session.
 */
export function createServerClient(servers: DatabaseServers, { statementMs }: SilenceLimits) {
  return class ServerClient extends pg.Client {
    readonly #url: string
    #isEnding = false
    #isAsking = false

    constructor(config: pg.ClientConfig = {}) {
      const url = servers.current()
      super({
        ...config,
        connectionString: url,
        connectionTimeoutMillis: servers.connectLimitMs(),
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAliveMillis,
      })
      this.#url = url
      // Without a listener, a connection that breaks before its user adds one would end the process.
      this.on('error', () => {})
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<this> | undefined {
      const connecting = this.#open()
      if (!callback) return connecting
      connecting.then(() => callback(null), callback)
    }

    async #open(): Promise<this> {
      try {
        await super.connect()
        this.#endWhenSilent()
        const { rows } = await this.query(beginSession)
        if (servers.urls.length > 1 && rows[0].isStandby)
          throw Object.assign(new Error('This server is a standby.'), { code: '25006' })
        servers.noteConnected(this.#url)
        return this
      } catch (error) {
        servers.noteFailed(this.#url, { isSilent: isConnectTimeout(error) })
        void this.end().catch(() => {})
        throw error
      }
    }

    override end(): Promise<void>
    override end(callback: (error: Error) => void): void
    override end(callback?: (error: Error) => void): Promise<void> | undefined {
      this.#isEnding = true
      if (!callback) return super.end()
      super.end(callback)
    }

    /** The timer of a socket begins again with each byte. */
    #endWhenSilent() {
      const { stream } = (this as unknown as Internals).connection
      stream.setTimeout(statementMs)
      stream.on('timeout', () => {
        stream.setTimeout(statementMs)
        if (this.#isEnding) stream.destroy()
        else if (!this.#isAsking) void this.#ask(stream)
      })
    }

    async #ask(stream: Socket) {
      const isIdle = () => (this as unknown as Internals).readyForQuery
      if (isIdle()) return
      const { bytesRead } = stream
      this.#isAsking = true
      const isOpen = await servers.hasSession(this.#url, sessionOf(this))
      this.#isAsking = false
      // After a pause of this process, timers run before answers that have already arrived are read.
      await nextTurn()
      if (isOpen || isIdle() || stream.bytesRead !== bytesRead) return
      stream.destroy(new Error('Connection terminated, because the database server is silent'))
    }
  }
}
