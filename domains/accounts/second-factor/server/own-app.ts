import { authorize } from '#platform/policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { UserSession } from '../../user-session.ts'
import { mayManageOwnSecondFactors } from '../second-factor.policy.ts'
import { appUri, findTimeStep, newAppSecret, parseTimeCode } from '../time-code.ts'
import { deleteApp, deleteAppSetup, findAppSetup, storeApp, storeAppSetup } from './app.queries.ts'
import { getAppKey } from './app-key.ts'
import { addFactor, removeFactor } from './change-factors.ts'
import { codeLimitKey, codeLimits, wrongCodeError } from './consume-code.ts'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'

type Context = Pick<AccountsContext, 'db' | 'now' | 'mails' | 'formGate' | 'clientAddress' | 'secondFactor'>
type OwnSession = Pick<UserSession, 'sessionId' | 'actor' | 'account'>

/** Time to scan the picture and enter the first code, ms. */
export const appSetupMs = 15 * 60_000

/**
 * Begins to set up an authenticator app, confirmed by the password. An existing app works until the new one is confirmed.
 * @throws AppError `account.wrongPassword` at `password`; `form.tooMany`; the reasons of `mayManageOwnSecondFactors`
 */
export async function startAppSetup(
  ctx: Context,
  { actor }: Pick<OwnSession, 'actor'>,
  { password }: { password: string },
): Promise<void> {
  authorize(mayManageOwnSecondFactors(actor))
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  const key = await getAppKey(ctx.secondFactor.keyFile)
  await storeAppSetup(ctx.db, {
    accountId: actor.id,
    encryptedSecret: encryptSecret(key, actor.id, newAppSecret()),
    expiresAt: new Date(ctx.now().getTime() + appSetupMs),
  })
}

/**
 * The secret of the app that is being set up, as text and as the address of the picture; null without one.
 * @param issuer name of the site
 * @throws AppError the reasons of `mayManageOwnSecondFactors`
 */
export async function getAppSetup(
  { db, now, secondFactor }: Pick<Context, 'db' | 'now' | 'secondFactor'>,
  { actor, account }: Pick<OwnSession, 'actor' | 'account'>,
  { issuer }: { issuer: string },
): Promise<{ secret: string; uri: string } | null> {
  authorize(mayManageOwnSecondFactors(actor))
  const setup = await findAppSetup(db, actor.id, now())
  const secret =
    setup && decryptSecret(await getAppKey(secondFactor.keyFile), actor.id, setup.encryptedSecret)
  return secret ? { secret, uri: appUri({ secret, issuer, account: account.email }) } : null
}

/**
 * Adds the app that is being set up, after its first code; replaces another app.
 * @returns recovery codes when the account had none
 * @throws AppError `account.wrongCode` at `code`, also when the time to enter it is over; `form.tooMany`; the reasons of
 * `mayManageOwnSecondFactors`
 */
export async function confirmAppSetup(
  ctx: Context,
  session: OwnSession,
  { code }: { code: string },
): Promise<string[] | null> {
  const { actor } = session
  authorize(mayManageOwnSecondFactors(actor))
  const { db, formGate, clientAddress, secondFactor } = ctx
  await formGate.consume(codeLimits, clientAddress, codeLimitKey(actor.id))
  const setup = await findAppSetup(db, actor.id, ctx.now())
  const secret =
    setup && decryptSecret(await getAppKey(secondFactor.keyFile), actor.id, setup.encryptedSecret)
  const timeCode = parseTimeCode(code)
  const step =
    secret && timeCode ? findTimeStep({ secret, code: timeCode, at: ctx.now(), lastStep: 0 }) : null
  if (!setup || step === null) throw wrongCodeError()
  await formGate.refund(codeLimits, clientAddress, codeLimitKey(actor.id))
  return addFactor({
    ctx,
    session,
    factor: 'app',
    add: async (tx, at) => {
      // Another tab confirmed the same setup, or began another one.
      const current = await findAppSetup(tx, actor.id, at)
      if (current?.encryptedSecret !== setup.encryptedSecret) throw wrongCodeError()
      await deleteAppSetup(tx, actor.id)
      await storeApp(tx, { accountId: actor.id, encryptedSecret: setup.encryptedSecret, step, at })
    },
  })
}

/**
 * Gives up an app that is being set up.
 * @throws AppError the reasons of `mayManageOwnSecondFactors`
 */
export async function cancelAppSetup(
  { db }: Pick<Context, 'db'>,
  { actor }: Pick<OwnSession, 'actor'>,
): Promise<void> {
  authorize(mayManageOwnSecondFactors(actor))
  await deleteAppSetup(db, actor.id)
}

/** Removes the own authenticator app. @throws AppError like `removeFactor` */
export const removeOwnApp = (
  ctx: Context,
  session: OwnSession,
  { password }: { password: string },
): Promise<void> =>
  removeFactor({ ctx, session, factor: 'app', password, remove: (tx) => deleteApp(tx, session.actor.id) })
