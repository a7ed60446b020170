import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { storeConsent } from '#domains/consent/server/consent.queries.ts'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { foldEmail } from '#platform/text/fold-email.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { ContributedSign, Contributions } from '../../contributions.ts'
import { anAccountsContext, noContributions } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { changePhoto, photoUploadLimits, removeOwnPhoto } from './change-photo.ts'
import { exportMyData } from './export-my-data.ts'

const database = await useDatabase()
const { db } = database
const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const aSign: ContributedSign = {
  id: 71,
  gloss: 'CASA',
  status: 'pending',
  roles: ['author', 'publisher'],
  createdAt: at(1),
  changedAt: at(2),
  publishedAt: at(3),
  deletedAt: at(4),
}
const aChange = { at: at(5), kind: 'form', signIds: [71] }
/** Contributions of Bruno only. */
const contributions: Contributions = {
  ...noContributions,
  export: async (_db, accountId) =>
    accountId === bruno.account.id ? { signs: [aSign], changes: [aChange] } : { signs: [], changes: [] },
}
let ctx: Parameters<typeof exportMyData>[0] & Parameters<typeof changePhoto>[0]
let bruno: UserSession
let carla: UserSession
beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  ctx = {
    ...anAccountsContext(database, () => now),
    storage: fileSystemStorage(await temporaryFolder()),
    contributions,
  }
  bruno = await createPerson(db, { name: 'Bruno', lastName: 'Albuquerque', passwordHash: 'secret-hash' })
  carla = await createPerson(db, { name: 'Carla', isApprover: true })
})

const exported = async (person = bruno) => exportMyData(ctx, person.actor, { locale: 'pt' })
const aContact = (senderEmail: string) => ({
  kind: 'question',
  subject: 'Hello',
  message: `from ${senderEmail}`,
  senderName: 'Somebody',
  senderEmail,
  senderEmailFolded: foldEmail(senderEmail),
  language: 'pt',
  delivery: senderEmail,
})
const files = async () => (await Array.fromAsync(ctx.storage.list())).length
const aPicture = (background = '#005a9c') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('the copy contains profile, consent with history, sessions, events, mails and contributions [ACC-07]', async () => {
  const accountId = bruno.account.id
  await inTransaction(db, async (tx) => {
    await storeConsent(tx, accountId, someChoices({ emailVisibility: 1 }), now)
    await storeConsent(tx, accountId, someChoices({ emailVisibility: 3 }), now)
  })
  await db
    .insertInto('accountEvent')
    .values({ accountId, actorId: carla.account.id, kind: 'accepted', at: now })
    .execute()
  await db.insertInto('mail').values({ kind: 'account-accepted', accountId, createdAt: now }).execute()

  expect(await exported()).toMatchObject({
    exportedAt: now,
    profile: {
      id: accountId,
      email: 'bruno@signbank.example',
      name: 'Bruno',
      lastName: 'Albuquerque',
      displayName: 'Bruno Albuquerque',
      profileType: 'publisher',
      accountState: 'approved',
      photo: null,
    },
    consent: { emailVisibility: 3 },
    consentHistory: [{ choices: { emailVisibility: 3 } }, { choices: { emailVisibility: 1 } }],
    sessions: [{ device: 'Firefox' }],
    events: [
      { kind: 'consent-changed', by: 'self' },
      { kind: 'consent-changed', by: 'self' },
      { kind: 'accepted', by: 'administrator', at: now },
    ],
    mails: [{ kind: 'account-accepted', state: 'waiting' }],
    signs: [aSign],
    changes: [aChange],
  })
})

test('the copy contains the accepted versions of terms and policy [ACC-07] [CON-06]', async () => {
  const id = await aLegalVersion(db, 'terms')
  await db
    .insertInto('legalAcceptance')
    .values({ accountId: bruno.account.id, legalVersionId: id, at: now })
    .execute()
  expect((await exported()).acceptances).toEqual([{ kind: 'terms', versionId: id, at: now }])
})

test('the copy contains no secrets and no data of other people [ACC-07]', async () => {
  await db.insertInto('contact').values(aContact(carla.account.email)).execute()
  await db
    .insertInto('accountLink')
    .values({
      kind: 'change-password',
      accountId: bruno.account.id,
      tokenHash: 'token-hash',
      newPasswordHash: 'next-hash',
      createdAt: now,
    })
    .execute()
  const text = JSON.stringify(await exported())
  for (const secret of [
    'secret-hash',
    'next-hash',
    'token-hash',
    'hash-',
    bruno.sessionId,
    carla.account.email,
  ])
    expect(text).not.toContain(secret)
})

test('contact messages from the own address are included when the address is confirmed [ACC-07]', async () => {
  await db.insertInto('contact').values(aContact('BRUNO@signbank.example')).execute()
  const film = await insertMedia(db, { originalName: 'missing.mp4' })
  await insertMediaFile(db, film, { key: 'uploads/missing.mp4' })
  await db
    .updateTable('contact')
    .set({ kind: 'missing', word: 'casa', language: 'pt', filmId: film })
    .execute()
  expect((await exported()).contacts).toMatchObject([
    { message: 'from BRUNO@signbank.example', film: 'missing.mp4', filmPath: '/media/uploads/missing.mp4' },
  ])
  await db.updateTable('account').set({ emailVerifiedAt: null }).execute()
  expect((await exported()).contacts).toEqual([])
})

test('a person may change the photo 20 times an hour, because decoding is expensive [ACC-07]', async () => {
  const limit = photoUploadLimits[0]?.points ?? 0
  for (let times = 0; times < limit; times++)
    await expect(changePhoto(ctx, bruno.actor, { bytes: Buffer.from('none') })).rejects.toThrow(
      'photo.notPicture',
    )
  await expect(changePhoto(ctx, bruno.actor, { bytes: await aPicture() })).rejects.toThrow('form.tooMany')
  await changePhoto(ctx, carla.actor, { bytes: await aPicture() })
})

test('the copy contains the photo, until it is replaced or removed with its files [ACC-07]', async () => {
  await changePhoto(ctx, bruno.actor, { bytes: await aPicture() })
  const first = (await exported()).profile.photo ?? ''
  expect(first).toMatch(/^data:image\/webp;base64,UklGR/)
  const kept = await files()
  await changePhoto(ctx, bruno.actor, {
    bytes: await aPicture('#d9822b'),
    crop: { left: 0.2, top: 0, size: 0.5 },
  })
  expect((await exported()).profile.photo).not.toBe(first)
  expect(await files()).toBe(kept)
  await removeOwnPhoto(ctx, bruno.actor)
  expect((await exported()).profile.photo).toBeNull()
  expect(await files()).toBe(0)
})

test('an invalid file does not replace the photo [ACC-07]', async () => {
  await changePhoto(ctx, bruno.actor, { bytes: await aPicture() })
  const before = (await exported()).profile.photo
  await expect(changePhoto(ctx, bruno.actor, { bytes: Buffer.from('GIF89a no') })).rejects.toThrow(
    'photo.notPicture',
  )
  expect((await exported()).profile.photo).toBe(before)
})

test('a copy requires a confirmed address, and a pending acceptance does not prevent it [ACC-07]', async () => {
  const unverified = { ...bruno.actor, isVerified: false }
  await expect(exportMyData(ctx, unverified, { locale: 'pt' })).rejects.toThrow('account.unverified')
  const pending = { ...bruno.actor, hasPendingAcceptance: true }
  expect(await exportMyData(ctx, pending, { locale: 'pt' })).toMatchObject({ profile: { name: 'Bruno' } })
})

test.each([
  [{ isVerified: false }, 'account.unverified'],
  [{ hasPendingAcceptance: true }, 'account.owesAcceptance'],
])('a person with %j can neither change nor remove the photo: %s [ACC-07]', async (facts, reason) => {
  await changePhoto(ctx, bruno.actor, { bytes: await aPicture() })
  const before = (await exported()).profile.photo
  const actor = { ...bruno.actor, ...facts }
  await expect(changePhoto(ctx, actor, { bytes: await aPicture('#d9822b') })).rejects.toThrow(reason)
  await expect(removeOwnPhoto(ctx, actor)).rejects.toThrow(reason)
  expect((await exported()).profile.photo).toBe(before)
  expect(await files()).toBe(2)
})
