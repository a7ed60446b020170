import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { storeConsent } from '#domains/consent/index.ts'
import { aLegalVersion } from '#domains/legal/server/legal-version.fixture.ts'
import { aDocument, makeDictionary, saveChanges } from '#domains/signs/server/signs.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { changePhoto, removeOwnPhoto } from './change-photo.ts'
import { exportMyData } from './export-my-data.ts'

const { db } = await useDatabase()
let ctx: Parameters<typeof exportMyData>[0]
let bruno: UserSession
let carla: UserSession
beforeEach(async () => {
  await makeDictionary(db)
  ctx = { db, now: () => now, storage: fileSystemStorage(await temporaryFolder()) }
  bruno = await createPerson(db, { name: 'Bruno', lastName: 'Albuquerque', passwordHash: 'secret-hash' })
  carla = await createPerson(db, { name: 'Carla', isApprover: true })
})

const exported = async (person = bruno) => exportMyData(ctx, person, 'pt')
const aContact = (senderEmail: string) => ({
  kind: 'question',
  subject: 'Hello',
  message: `from ${senderEmail}`,
  senderName: 'Somebody',
  senderEmail,
  language: 'pt',
  delivery: senderEmail,
})
const files = async () => (await Array.fromAsync(ctx.storage.list())).length
const aPicture = (background = '#005a9c') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('the copy holds the profile, consent with its history, sessions, events, mails and signs [ACC-07]', async () => {
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
  const [sign] = await saveChanges(db, [{ document: aDocument('CASA') }], bruno.actor)

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
    sessions: [{ device: 'Firefox', createdAt: now }],
    events: [
      { kind: 'consent-changed', by: 'self' },
      { kind: 'consent-changed', by: 'self' },
      { kind: 'accepted', by: 'administrator', at: now },
    ],
    mails: [{ kind: 'account-accepted', state: 'waiting' }],
    signs: [{ id: sign?.id, gloss: 'CASA', status: 'pending', roles: ['author', 'publisher'] }],
    changes: [{ kind: 'form', signIds: [sign?.id] }],
  })
})

test('the acceptances of terms and policy stand in the copy, with their versions [ACC-07] [CON-06]', async () => {
  const id = await aLegalVersion(db, 'terms')
  await db
    .insertInto('legalAcceptance')
    .values({ accountId: bruno.account.id, legalVersionId: id, at: now })
    .execute()
  expect((await exported()).acceptances).toEqual([{ kind: 'terms', versionId: id, at: now }])
})

test('no secret and nothing of another person is in the copy [ACC-07]', async () => {
  await saveChanges(db, [{ document: aDocument('LUA') }], carla.actor)
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
    'LUA',
  ])
    expect(text).not.toContain(secret)
})

test('messages written from the own address are the person’s, once the address is confirmed [ACC-07]', async () => {
  await db.insertInto('contact').values(aContact('BRUNO@signbank.example')).execute()
  expect((await exported()).contacts).toMatchObject([{ message: 'from BRUNO@signbank.example' }])
  await db.updateTable('account').set({ emailVerifiedAt: null }).execute()
  expect((await exported()).contacts).toEqual([])
})

test('the photo is in the copy; another one takes its place, and none is left when it is removed [ACC-07]', async () => {
  await changePhoto(ctx, bruno, await aPicture())
  const first = (await exported()).profile.photo ?? ''
  expect(first).toMatch(/^data:image\/webp;base64,UklGR/)
  const kept = await files()
  await changePhoto(ctx, bruno, await aPicture('#d9822b'), { left: 0.2, top: 0, size: 0.5 })
  expect((await exported()).profile.photo).not.toBe(first)
  expect(await files()).toBe(kept)
  await removeOwnPhoto(ctx, bruno)
  expect((await exported()).profile.photo).toBeNull()
  expect(await files()).toBe(0)
})

test('what is no picture leaves the photo as it was [ACC-07]', async () => {
  await changePhoto(ctx, bruno, await aPicture())
  const before = (await exported()).profile.photo
  await expect(changePhoto(ctx, bruno, Buffer.from('GIF89a no'))).rejects.toThrow('photo.notPicture')
  expect((await exported()).profile.photo).toBe(before)
})
