import { join } from 'node:path'
import { TOTP } from 'otpauth'
import type { Database } from '#platform/db/open-database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { anAccountsContext } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { createPerson, now as registered } from '../../server/person.fixture.ts'
import { hashOnce } from '../../sessions/server/password-hash.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import type { RelyingParty } from '../relying-party.ts'
import { confirmAppSetup, getAppSetup, startAppSetup } from './own-app.ts'
import { finishPasskeySetup, startPasskeySetup } from './own-passkeys.ts'
import { aPasskeyDevice } from './passkey-device.fixture.ts'

export const relyingParty: RelyingParty = {
  id: 'signs.example',
  origin: 'https://signs.example',
  name: 'Signs',
}

export const password = 'nine tall herons wade'

/** The code that an app shows. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() })

/** A context with a file for the key, and an address that no other test uses, because limits outlive a test. */
export async function aSecondFactorContext(
  database: Database,
  now: () => Date,
  clientAddress: string,
): Promise<AccountsContext & { relyingParty: RelyingParty }> {
  const keyFile = join(await temporaryFolder(), 'second-factor.key')
  return {
    ...anAccountsContext(database, now),
    clientAddress,
    secondFactor: { required: 'none', keyFile },
    relyingParty,
  }
}

type Context = Awaited<ReturnType<typeof aSecondFactorContext>>

interface PeopleOptions<Name extends string> {
  /** Rights of the people by name. */
  people: Record<Name, { isAdmin?: boolean; isOwner?: boolean }>
  /** Ids from this one on; other test files use others. */
  firstId: number
  /** The first three numbers of the addresses: `198.51.100`. */
  network: string
  now?: () => Date
}

/**
 * New people and a new address for each test, because the counters of a database server outlive a test. Call the returned
 * function before each test.
 */
export function secondFactorPeople<const Name extends string>(
  database: Database,
  { people, firstId, network, now = () => registered }: PeopleOptions<Name>,
) {
  let tests = 0
  const entries = Object.entries(people) as [Name, { isAdmin?: boolean; isOwner?: boolean }][]
  return async (): Promise<{ ctx: Context } & Record<Name, UserSession>> => {
    tests++
    const facts = { passwordHash: await hashOnce(password) }
    const sessions: [Name, UserSession][] = []
    for (const [index, [name, rights]] of entries.entries())
      sessions.push([
        name,
        await createPerson(database.db, {
          id: firstId + 1_000 * index + tests,
          name: `${name}${firstId + tests}`,
          ...facts,
          ...rights,
        }),
      ])
    const ctx = await aSecondFactorContext(database, now, `${network}.${tests}`)
    return { ctx, ...(Object.fromEntries(sessions) as Record<Name, UserSession>) }
  }
}

/** The code of the error, or `done`. */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code }) => code as string,
  )

/** Adds an authenticator app. @returns its secret, and the recovery codes if there were none */
export async function addApp(ctx: Context, session: UserSession) {
  await startAppSetup(ctx, session, { password })
  const setup = await getAppSetup(ctx, session, { issuer: 'Signs' })
  const secret = setup?.secret ?? ''
  const codes = await confirmAppSetup(ctx, session, { code: codeAt(secret, ctx.now()) })
  return { secret, codes }
}

/** Adds a passkey. @returns its device, and the recovery codes if there were none */
export async function addPasskey(ctx: Context, session: UserSession, name = 'Phone') {
  const device = aPasskeyDevice(relyingParty)
  const request = await startPasskeySetup(ctx, session, { password })
  const codes = await finishPasskeySetup(ctx, session, { name, response: device.create(request) })
  return { device, codes }
}
