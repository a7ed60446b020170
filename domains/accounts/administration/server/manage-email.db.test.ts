import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import type { Account } from '../../account.ts'
import type { OnBehalfRegistration } from '../../registration/register-on-behalf.input.ts'
import { registerOnBehalf } from '../../registration/server/register-on-behalf.ts'
import { findAccount, findAccountByEmail } from '../../server/account.queries.ts'
import { anAccountsContext, linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashOnce } from '../../sessions/server/password-hash.fixture.ts'
import { requestPasswordReset, resetPassword } from '../../sessions/server/reset-password.ts'
import { signIn } from '../../sessions/server/sign-in.ts'
import type { UserSession } from '../../user-session.ts'
import { changeAccount } from './change-account.ts'
import { getUserHistory } from './get-user-history.ts'
import { getUserView } from './get-user-view.ts'
import { correctEmail, managedLinkLimits, requestEmailReplacement, resendInvitation } from './manage-email.ts'

const database = await useDatabase()
const { db } = database
let ctx = anAccountsContext(database, () => now)
let ana: UserSession
beforeEach(async () => {
  ctx = anAccountsContext(database, () => now)
  ana = await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })
})

const password = 'nine tall herons wade'
const wrong = 'grcae@signbank.example'
const right = 'grace@signbank.example'

async function registerGrace(facts: Partial<OnBehalfRegistration> = {}): Promise<Account> {
  const { id: professionId } = await db
    .insertInto('profession')
    .values({ position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return registerOnBehalf(ctx, ana.actor, {
    name: 'Grace',
    lastName: null,
    socialName: null,
    hearingStatus: 'deaf',
    firstLanguageId: null,
    professionId,
    state: null,
    zipCode: null,
    institutionId: null,
    linkedProject: null,
    email: wrong,
    locale: 'en',
    approved: false,
    ...facts,
  })
}

const emailShownTo = async (viewer: UserSession, id: number) =>
  (await getUserView({ db }, viewer.actor, { id, locale: 'en' })).person.email
const kinds = async () => (await waitingMails(db)).map(({ kind }) => kind)

test('who registered a person sees the address until it is confirmed, corrects it, and a new link goes out [USR-05] [CON-07]', async () => {
  const { id } = await registerGrace()
  const carla = await createPerson(db, { name: 'Carla', isAdmin: true })
  expect([await emailShownTo(ana, id), await emailShownTo(carla, id)]).toEqual([wrong, null])
  const oldLink = await linkTokenFromMail(db, 'set-password', now)
  await requestPasswordReset(ctx, { email: wrong })
  const strangersLink = await linkTokenFromMail(db, 'reset-password', now)

  expect(await correctEmail(ctx, ana.actor, { accountId: id, email: right })).toEqual({ name: 'Grace' })
  expect(await emailShownTo(ana, id)).toBe(right)
  for (const token of [oldLink, strangersLink])
    await expect(resetPassword(ctx, { token, password })).rejects.toThrow('link.expired')
  expect((await getUserHistory({ db }, ana.actor, { id }))[0]).toMatchObject({
    kind: 'email-corrected',
    by: 'Ana',
  })

  await resetPassword(ctx, { token: await linkTokenFromMail(db, 'set-password', now), password })
  expect((await findAccount(db, id))?.emailVerifiedAt).toEqual(now)
  expect(await emailShownTo(ana, id)).toBeNull()
  const late = correctEmail(ctx, ana.actor, { accountId: id, email: 'x@signbank.example' })
  await expect(late).rejects.toThrow('account.wrongState')
})

test('a corrected address must be another one that nobody has [USR-05]', async () => {
  const { id } = await registerGrace()
  const correct = (email: string) => correctEmail(ctx, ana.actor, { accountId: id, email })
  await expect(correct(wrong.toUpperCase())).rejects.toMatchObject({
    fields: [{ field: 'email', code: 'account.emailSame' }],
  })
  await expect(correct('ana@signbank.example')).rejects.toMatchObject({
    fields: [{ field: 'email', code: 'account.emailTaken' }],
  })
  expect((await findAccount(db, id))?.email).toBe(wrong)
  expect(await kinds()).toEqual(['set-password'])
})

test('the link is sent again a few times an hour, and only the newest one works [USR-05] [ACC-11]', async () => {
  const { id } = await registerGrace()
  const first = await linkTokenFromMail(db, 'set-password', now)
  const most = managedLinkLimits[0]?.points ?? 0
  for (let times = 0; times < most; times += 1) await resendInvitation(ctx, ana.actor, { accountId: id })
  await expect(resendInvitation(ctx, ana.actor, { accountId: id })).rejects.toThrow('form.tooMany')
  expect(await kinds()).toHaveLength(1 + most)
  await expect(resetPassword(ctx, { token: first, password })).rejects.toThrow('link.expired')
  await resetPassword(ctx, { token: await linkTokenFromMail(db, 'set-password', now), password })
})

test('people who registered themselves and members cannot be corrected, and members correct nobody [USR-05] [ROL-02]', async () => {
  const denes = await createPerson(db, { name: 'Dénes', status: 'awaiting', emailVerifiedAt: null })
  const bruno = await createPerson(db, { name: 'Bruno' })
  const { id } = await registerGrace()
  for (const accountId of [denes.account.id, bruno.account.id])
    await expect(correctEmail(ctx, ana.actor, { accountId, email: right })).rejects.toThrow(
      'account.wrongState',
    )
  for (const work of [
    () => correctEmail(ctx, bruno.actor, { accountId: id, email: right }),
    () => resendInvitation(ctx, bruno.actor, { accountId: id }),
    () => requestEmailReplacement(ctx, bruno.actor, { accountId: ana.account.id, email: right, reason: 'x' }),
  ])
    await expect(work()).rejects.toThrow('account.adminsOnly')
})

test('the address of a deleted account is free when it was never confirmed, and taken otherwise [USR-05] [USR-06]', async () => {
  const { id } = await registerGrace()
  await changeAccount(ctx, ana.actor, { accountId: id, change: 'delete', seen: 'awaiting' })
  expect(await findAccountByEmail(db, wrong)).toBeUndefined()
  const again = await registerGrace({ name: 'Grace again' })
  expect((await findAccountByEmail(db, wrong))?.id).toBe(again.id)
  const back = changeAccount(ctx, ana.actor, { accountId: id, change: 'reactivate', seen: 'deleted' })
  await expect(back).rejects.toThrow('account.emailTaken')

  await changeAccount(ctx, ana.actor, { accountId: again.id, change: 'delete', seen: 'awaiting' })
  await changeAccount(ctx, ana.actor, { accountId: id, change: 'reactivate', seen: 'deleted' })
  expect((await findAccountByEmail(db, wrong))?.id).toBe(id)

  const eeva = await createPerson(db, { name: 'Eeva', status: 'rejected' })
  await changeAccount(ctx, ana.actor, { accountId: eeva.account.id, change: 'delete', seen: 'rejected' })
  await expect(registerGrace({ email: 'eeva@signbank.example' })).rejects.toThrow('account.emailTaken')
})

test('a lost mailbox is replaced by a link to the new address, with a notice and the reason to the old one [ACC-05] [USR-03]', async () => {
  const bruno = await createPerson(db, {
    name: 'Bruno',
    passwordHash: await hashOnce('an old wooden boat'),
  })
  const accountId = bruno.account.id
  const email = 'bruno.new@signbank.example'
  const reason = 'He came to the office.'
  await requestEmailReplacement(ctx, ana.actor, { accountId, email, reason })
  expect(await findAccount(db, accountId)).toEqual(bruno.account)
  expect(await waitingMails(db)).toMatchObject([
    { kind: 'replace-email', accountId },
    { kind: 'email-replacement', accountId, params: { reason } },
  ])
  expect((await getUserHistory({ db }, ana.actor, { id: accountId }))[0]).toMatchObject({
    kind: 'email-replacement',
    by: 'Ana',
    reason,
  })

  const token = await linkTokenFromMail(db, 'replace-email', now)
  await resetPassword(ctx, { token, password })
  expect(await findAccount(db, accountId)).toMatchObject({ email, emailVerifiedAt: now })
  expect((await waitingMails(db)).slice(2)).toMatchObject([
    { kind: 'email-changed', params: { oldEmail: 'bruno@signbank.example' } },
    { kind: 'password-changed' },
  ])
  expect(await db.selectFrom('session').select('id').where('accountId', '=', accountId).execute()).toEqual([])
  expect((await signIn(ctx, null, { email, password, device: '' })).token).toBeDefined()
  const old = signIn(ctx, null, { email: 'bruno@signbank.example', password, device: '' })
  await expect(old).rejects.toThrow('account.wrongCredentials')
})

test('a replacement is refused to a taken address, also when it was taken meanwhile, and for an owner by others [ACC-05] [D30]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno' })
  const carla = await createPerson(db, { name: 'Carla', isAdmin: true })
  const replace = (by: UserSession, of: UserSession, email: string) =>
    requestEmailReplacement(ctx, by.actor, { accountId: of.account.id, email, reason: 'Lost.' })
  await expect(replace(ana, bruno, 'carla@signbank.example')).rejects.toThrow('account.emailTaken')
  await expect(replace(ana, bruno, 'BRUNO@signbank.example')).rejects.toThrow('account.emailSame')
  await expect(replace(carla, ana, right)).rejects.toThrow('account.ownersOnly')
  await expect(replace(carla, carla, right)).rejects.toThrow('account.ownState')

  await replace(ana, bruno, right)
  const token = await linkTokenFromMail(db, 'replace-email', now)
  await createPerson(db, { name: 'Grace', email: right })
  await expect(resetPassword(ctx, { token, password })).rejects.toThrow('account.emailTaken')
  expect((await findAccount(db, bruno.account.id))?.email).toBe('bruno@signbank.example')
})
