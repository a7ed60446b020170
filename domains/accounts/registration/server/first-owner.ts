import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { LinkLifetimesInHours } from '../../one-time-link.ts'
import { findAccountByEmail } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import {
  consumeLink,
  createLink,
  issueLinkToken,
  requireLink,
  revokeLinks,
} from '../../server/one-time-links.ts'
import {
  hasOwner,
  lockOwnerCreation,
  promoteToOwner,
  setPassword,
} from '../../sessions/server/credentials.queries.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { rejectCommonPasswords } from '../../sessions/server/reject-common-passwords.ts'
import { endSessions, openSession } from '../../sessions/server/sessions.ts'
import { firstOwnerSchema, newAdminSchema } from '../first-owner.input.ts'
import { insertOwner, ownerCreationEvents } from './create-admin.ts'
import { readOwnerLinkToken, removeOwnerFile, writeOwnerFile } from './first-owner-file.ts'

interface FirstOwnerOptions {
  db: Db
  now: () => Date
  linkLifetimes: LinkLifetimesInHours
  /** first-owner.txt of the data folder. */
  file: string
  /** Where the link leads, before its token. */
  linkUrl: string
  /** OWNER_EMAIL and OWNER_PASSWORD, where both are set. */
  owner: { email: string; password: string } | null
}

/** What the start did: nothing, the owner of the settings, or the file with the link, new or from before. */
export type FirstOwnerOutcome = 'present' | 'made' | 'file'

/**
 * Sees to an owner when the program starts. Without one, it is the person of the settings, or whoever follows the link in
 * a file of the data folder. An account that has the address of the settings becomes the owner, with their password.
 * @throws AppError `request.invalid` when the settings hold no address, or a password that is refused;
 * `account.emailTaken` when a deleted account has the address
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
  const name = owner.email.split('@')[0] ?? ''
  try {
    const schema = await rejectCommonPasswords(newAdminSchema({ name: '', email: owner.email }), 'password')
    const { email, password } = parseForm(schema, { ...owner, name })
    return { email, name, locale: 'pt' as const, passwordHash: await hashPassword(password) }
  } catch (error) {
    throw isAppError(error) ? toSettingsError(error) : error
  }
}

/** The operator reads the names of settings, not of fields. */
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
  await revokeLinks(tx, existing.id, at)
  await revokeLinks(tx, null, at)
  await recordEvents(tx, { accountId: existing.id, by: null, at }, ownerCreationEvents)
}

/** The link of the file stays while it is of use; else there is a new one, in a new file, before anybody else looks. */
async function ensureOwnerLinkFile(
  tx: Tx,
  { now, linkLifetimes, file, linkUrl }: FirstOwnerOptions,
): Promise<void> {
  const at = now()
  const known = await readOwnerLinkToken(file)
  if (known && (await isLinkValid(tx, known, at))) return
  const linkId = await createLink(tx, { kind: 'first-owner', accountId: null }, at)
  const { token, expiresAt } = await issueLinkToken(tx, linkId, at, linkLifetimes)
  await writeOwnerFile(file, { address: linkUrl, token, expiresAt })
}

const isLinkValid = (tx: Tx, token: string, at: Date) =>
  requireLink(tx, token, ['first-owner'], at).then(Boolean, (error: unknown) => {
    if (isAppError(error)) return false
    throw error
  })

/**
 * Makes the first owner by the link of the file, and signs them in.
 * @param form name, e-mail and the password twice, as the form has them
 * @param file first-owner.txt, which goes
 * @returns the token of the session
 * @throws AppError `link.*`; `request.invalid` with what is wrong in the form; `account.emailTaken` beside `email`
 */
export async function createFirstOwner(
  { db, now, locale }: Pick<AccountsContext, 'db' | 'now' | 'locale'>,
  token: string,
  form: { name?: string; email?: string },
  client: { device: string; file: string },
): Promise<{ token: string }> {
  await requireLink(db, token, ['first-owner'], now())
  const person = { name: form.name ?? '', email: form.email ?? '' }
  const { name, email, password } = parseForm(
    await rejectCommonPasswords(firstOwnerSchema(person), 'password'),
    form,
  )
  const passwordHash = await hashPassword(password)
  const session = await inTransaction(db, async (tx) => {
    await lockOwnerCreation(tx)
    const at = now()
    await consumeLink(tx, token, ['first-owner'], at)
    const account = await insertOwner(tx, { name, email, passwordHash, locale }, at)
    return openSession(tx, { accountId: account.id, device: client.device, now: at })
  })
  await removeOwnerFile(client.file)
  return { token: session.token }
}
