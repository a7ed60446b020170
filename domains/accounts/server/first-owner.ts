import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { firstOwner, newAdmin } from '../first-owner.input.ts'
import type { LinkHours } from '../link.ts'
import { findAccountByEmail } from './account.queries.ts'
import { recordEvents } from './account-events.ts'
import type { AccountsContext } from './accounts-context.ts'
import { insertOwner, ownerEvents } from './create-admin.ts'
import { hasOwner, lockOwnership, makeOwner, setPassword } from './credentials.queries.ts'
import { keepOwnerFile, readOwnerFile, removeOwnerFile } from './first-owner-file.ts'
import { activateLink, endLinks, findLink, prepareLink, useLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { barPublished } from './published-passwords.ts'
import { endSessions, openSession } from './sessions.ts'

interface Start {
  db: Db
  now: () => Date
  linkHours: LinkHours
  /** first-owner.txt of the data folder. */
  file: string
  /** Where the link leads, before its token. */
  address: string
  /** OWNER_EMAIL and OWNER_PASSWORD, where both are set. */
  owner: { email: string; password: string } | null
}

/** What the start did: nothing, the owner of the settings, or the file with the link, new or from before. */
export type FirstOwner = 'present' | 'made' | 'file'

/**
 * Sees to an owner when the program starts. Without one, it is the person of the settings, or whoever follows the link in
 * a file of the data folder. An account that has the address of the settings becomes the owner, with their password.
 * @throws AppError `request.invalid` when the settings hold no address, or a password that is refused;
 * `account.emailTaken` when a deleted account has the address
 */
export async function ensureFirstOwner(start: Start): Promise<FirstOwner> {
  const { db, owner, file } = start
  if (await hasOwner(db)) {
    await removeOwnerFile(file)
    return 'present'
  }
  const made = owner && (await preparedOwner(owner))
  return db.transaction().execute(async (tx) => {
    await lockOwnership(tx)
    if (await hasOwner(tx)) return 'present'
    if (made) {
      await putOwner(tx, made, start.now())
      await removeOwnerFile(file)
      return 'made'
    }
    await keepLink(tx, start)
    return 'file'
  })
}

async function preparedOwner(owner: { email: string; password: string }) {
  const name = owner.email.split('@')[0] ?? ''
  try {
    const schema = await barPublished(newAdmin({ name: '', email: owner.email }), 'password')
    const { email, password } = parseForm(schema, { ...owner, name })
    return { email, name, locale: 'pt' as const, passwordHash: await hashPassword(password) }
  } catch (error) {
    throw isAppError(error) ? inSettings(error) : error
  }
}

/** The operator reads the names of settings, not of fields. */
const inSettings = ({ code, fields }: AppError) =>
  new AppError(code, {
    fields: fields.map((wrong) => ({
      ...wrong,
      field: wrong.field === 'password' ? 'OWNER_PASSWORD' : 'OWNER_EMAIL',
    })),
  })

async function putOwner(tx: Tx, owner: Awaited<ReturnType<typeof preparedOwner>>, at: Date): Promise<void> {
  const known = await findAccountByEmail(tx, owner.email)
  if (!known) {
    await insertOwner(tx, owner, at)
    return
  }
  if (!(await setPassword(tx, known.id, owner.passwordHash, at)))
    throw new AppError('account.emailTaken', {
      fields: [{ field: 'OWNER_EMAIL', code: 'account.emailTaken' }],
    })
  await makeOwner(tx, known.id, at)
  await endSessions(tx, known.id)
  await endLinks(tx, known.id, at)
  await endLinks(tx, null, at)
  await recordEvents(tx, { accountId: known.id, by: null, at }, ownerEvents)
}

/** The link of the file stays while it is of use; else there is a new one, in a new file, before anybody else looks. */
async function keepLink(tx: Tx, { now, linkHours, file, address }: Start): Promise<void> {
  const at = now()
  const known = await readOwnerFile(file)
  if (known && (await isOfUse(tx, known, at))) return
  const linkId = await prepareLink(tx, { kind: 'first-owner', accountId: null }, at)
  const { token, expiresAt } = await activateLink(tx, linkId, at, linkHours)
  await keepOwnerFile(file, { address, token, expiresAt })
}

const isOfUse = (tx: Tx, token: string, at: Date) =>
  findLink(tx, token, ['first-owner'], at).then(Boolean, (error: unknown) => {
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
  here: { device: string; file: string },
): Promise<{ token: string }> {
  await findLink(db, token, ['first-owner'], now())
  const person = { name: form.name ?? '', email: form.email ?? '' }
  const { name, email, password } = parseForm(await barPublished(firstOwner(person), 'password'), form)
  const passwordHash = await hashPassword(password)
  const session = await db.transaction().execute(async (tx) => {
    await lockOwnership(tx)
    const at = now()
    await useLink(tx, token, ['first-owner'], at)
    const account = await insertOwner(tx, { name, email, passwordHash, locale }, at)
    return openSession(tx, { accountId: account.id, device: here.device, now: at })
  })
  await removeOwnerFile(here.file)
  return { token: session.token }
}
