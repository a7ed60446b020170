import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Network, openNetwork } from '#domains/network/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Database } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'
import { useDatabase } from '#tests/database.ts'
import { aCaller, type Caller } from './api-caller.fixture.ts'
import { anApiContext } from './api-context.fixture.ts'
import type { ApiContext } from './api-context.ts'
import { createApi } from './create-api.ts'

interface Options {
  reset?: 'each' | 'once'
  /** Language of the callers. */
  language?: string
  /** Writes rows before the dictionary opens: once, or before each test that has an emptied database. */
  prepare?: (database: Database) => Promise<void>
}

/** The API over the test database of a file. Call it at the top of the file; its parts exist inside tests and hooks. */
export interface TestApi {
  database: Database
  db: Db
  readonly dictionary: PublishedDictionary
  readonly network: Network
  readonly app: ReturnType<typeof createApi>
  /** Creates the API again, with other parts of the context. @returns the context */
  restart(overrides?: Partial<ApiContext>): ApiContext
  /** A raw request to a path. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** A raw request with a token. */
  requestWith(
    token: string,
    path: string,
    init?: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response>
  visitor: Caller
  callerWith(token: string): Caller
  /** A person of the cast, signed in. */
  callerOf(name: CastName): Promise<Caller>
  /** The token of a new session. */
  tokenOf(name: CastName): Promise<string>
}

export async function useApi({ reset = 'each', language = 'en', prepare }: Options = {}): Promise<TestApi> {
  const database = await useDatabase({ reset })
  let dictionary: PublishedDictionary
  let network: Network
  let app: ReturnType<typeof createApi>

  const opensEachTime = prepare !== undefined && reset === 'each'
  const before = opensEachTime ? beforeEach : beforeAll
  const after = opensEachTime ? afterEach : afterAll
  before(async () => {
    await prepare?.(database)
    dictionary = await openPublishedDictionary({ database })
    network = openNetwork({ db: database.db, dictionary, debounceMillis: 0 })
    restart()
  })
  after(async () => {
    await network.close()
    await dictionary.close()
  })

  function restart(overrides: Partial<ApiContext> = {}): ApiContext {
    const context = anApiContext(database, { dictionary, network, ...overrides })
    app = createApi(context)
    return context
  }
  const callerWith =
    (token?: string): Caller =>
    (...request) =>
      aCaller(app, language, token)(...request)
  const visitor = callerWith()
  async function tokenOf(name: CastName): Promise<string> {
    const credentials = { email: castEmail(name), password: castPassword }
    return (await visitor('POST', '/signbank/login', credentials)).body.data.token
  }
  const request = async (path: string, init?: RequestInit) => app.request(`http://signs.example${path}`, init)

  return {
    database,
    db: database.db,
    get dictionary() {
      return dictionary
    },
    get network() {
      return network
    },
    get app() {
      return app
    },
    restart,
    request,
    requestWith: (token, path, init = {}) =>
      request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
    visitor,
    callerWith,
    callerOf: async (name) => callerWith(await tokenOf(name)),
    tokenOf,
  }
}
