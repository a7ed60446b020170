import { join } from 'node:path'
import { TOTP } from 'otpauth'
import type { Database } from '#platform/db/open-database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { anAccountsContext } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
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
