import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { defaultLocale } from '#platform/i18n/locales.ts'
import type { LinkLifetimesInHours } from '../../one-time-link.ts'
import { findAccountByEmail } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { consumeLink, createLink, issueLinkToken, requireLink } from '../../server/one-time-links.ts'
import { hasOwner, lockOwnerCreation, promoteToOwner } from '../../server/owner.queries.ts'
import { setPassword } from '../../sessions/server/credentials.queries.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { parsePasswordForm, requireStrongPassword } from '../../sessions/server/password-strength.ts'
import { endSessions, openSession } from '../../sessions/server/sessions.ts'
import { deleteTokens } from '../../tokens/server/api-token.queries.ts'
import { type FirstOwnerInput, nameFromEmail, newAdminSchema } from '../first-owner.input.ts'
import { insertOwner, ownerCreationEvents } from './create-admin.ts'
import { readOwnerLinkToken, removeOwnerFile, writeOwnerFile } from './first-owner-file.ts'

interface FirstOwnerOptions {
  db: Db
  now: () => Date
  linkLifetimes: LinkLifetimesInHours
  /** first-owner.txt of the data folder. */
  file: string
  /** URL of the page that the link opens, without the token. */
  linkUrl: string
  /** OWNER_EMAIL and OWNER_PASSWORD when both are set. */
  owner: { email: string; password: string } | null
}

/** Result of the start: an owner exists, was created from the settings, or the file contains a valid link. */
export type FirstOwnerOutcome = 'present' | 'made' | 'file'

/**
 * Ensures that an installation gets an owner when the program starts. Without an accepted owner, the person of the
 * settings becomes the owner, else the person who follows the link in a file of the data folder. An existing account
 * with the address of the settings becomes the owner, with the password of the settings.
 * @throws AppError `request.invalid` for an invalid address or a weak password in the settings; `account.emailTaken`
 * when a deleted account has the address
 */
export async function ensureFirstOwner(options: FirstOwnerOptions): Promise<FirstOwnerOutcome> {
  const { db, owner, file } = options
  if (await hasOwner(db)) {
    await removeOwnerFile(file)
    return 'present'
  }
  const newOwner = owner && (await prepareOwner(owner))
  return inTransaction(db, async (tx) => {
    await lockOwnerCreation(tx)
    if (await hasOwner(tx)) return 'present'
    if (newOwner) {
      await createOrPromoteOwner(tx, newOwner, options.now())
      await removeOwnerFile(file)
      return 'made'
    }
    await ensureOwnerLinkFile(tx, options)
    return 'file'
  })
}

async function prepareOwner(owner: { email: string; password: string }) {
  const name = nameFromEmail(owner.email)
  try {
    const schema = newAdminSchema({ name: '', email: owner.email })
    const { email, password } = await parsePasswordForm(schema, 'password', { ...owner, name })
    return { email, name, locale: defaultLocale, passwordHash: await hashPassword(password) }
  } catch (error) {
    throw isAppError(error) ? toSettingsError(error) : error
  }
}

/** Replaces the names of form fields by the names of the settings. */
const toSettingsError = ({ code, fields }: AppError) =>
  new AppError(code, {
    fields: fields.map((wrong) => ({
      ...wrong,
      field: wrong.field === 'password' ? 'OWNER_PASSWORD' : 'OWNER_EMAIL',
    })),
  })

async function createOrPromoteOwner(
  tx: Tx,
  owner: Awaited<ReturnType<typeof prepareOwner>>,
  at: Date,
): Promise<void> {
  const existing = await findAccountByEmail(tx, owner.email)
  if (!existing) {
    await insertOwner(tx, owner, at)
    return
  }
  if (!(await setPassword(tx, existing.id, owner.passwordHash, at)))
    throw new AppError('account.emailTaken', {
      fields: [{ field: 'OWNER_EMAIL', code: 'account.emailTaken' }],
    })
  await promoteToOwner(tx, existing.id, at)
  await endSessions(tx, existing.id)
  await deleteTokens(tx, existing.id)
  await revokeLinks(tx, existing.id, at)
  await revokeLinks(tx, null, at)
  await recordEvents(tx, { accountId: existing.id, by: null, at }, ownerCreationEvents)
}

/** Keeps the link of the file while it is valid; else creates a new link in a new file. */
async function ensureOwnerLinkFile(
  tx: Tx,
  { now, linkLifetimes, file, linkUrl }: FirstOwnerOptions,
): Promise<void> {
  const at = now()
  const token = await readOwnerLinkToken(file)
  if (token && (await isLinkValid(tx, token, at))) return
  const linkId = await createLink(tx, { kind: 'first-owner', accountId: null }, at)
  const issued = await issueLinkToken(tx, linkId, at, linkLifetimes)
  await writeOwnerFile(file, { address: linkUrl, ...issued })
}

const isLinkValid = (tx: Tx, token: string, at: Date) =>
  requireLink(tx, token, ['first-owner'], at).then(Boolean, (error: unknown) => {
    if (isAppError(error)) return false
    throw error
  })

/**
 * Creates the first owner by the link of the file and signs them in. The secret of the link is the permission.
 * @param ctx with the path of first-owner.txt, which is removed
 * @param input the form, the token of the link, and the User-Agent of the client as `device`
 * @returns the token of the session
 * @throws AppError `link.*`; `request.invalid` for a weak password; `account.emailTaken` at `email`
 */
export async function createFirstOwner(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'locale'> & { ownerFile: string },
  {
    token,
    device,
    name,
    email,
    password,
  }: Omit<FirstOwnerInput, 'passwordConfirmation'> & { token: string; device: string },
): Promise<{ token: string }> {
  const { db, now, locale, ownerFile } = ctx
  await requireLink(db, token, ['first-owner'], now())
  await requireStrongPassword(password, { name, email }, 'password')
  const passwordHash = await hashPassword(password)
  const session = await inTransaction(db, async (tx) => {
    await lockOwnerCreation(tx)
    const at = now()
    await consumeLink(tx, token, ['first-owner'], at)
    const account = await insertOwner(tx, { name, email, passwordHash, locale }, at)
    return openSession(tx, { accountId: account.id, device, now: at })
  })
  await removeOwnerFile(ownerFile)
  return { token: session.token }
}
