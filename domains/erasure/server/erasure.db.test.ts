import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { confirmImport, getImport } from '#domains/sign-import/index.ts'
import { createImportBench } from '#domains/sign-import/server/sign-import.fixture.ts'
import { signContributions } from '#domains/signs/index.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import {
  aDocument,
  countRows,
  insertAccounts,
  makeDictionary,
  makeMedia,
  makeValue,
  noMails,
  now,
  publishSigns,
  rejectionOf,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { mergeEntry } from '#domains/vocabulary-management/index.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { folderTransport, listMailFiles } from '#platform/mail/folder-transport.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { ErasureTarget } from '../erasure.ts'
import { deleteErasedFiles, erase, getErasureSubject, getErasures, repeatErasures } from '../index.ts'
import { listErasures } from './erasure.queries.ts'
import { findText } from './find-text.fixture.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const admin = anActor({ id: 7, isAdmin: true })
const jobs = { enqueue: async () => undefined }
const context = { db, now: () => now, jobs, contributions: signContributions }
const signsContext = { db, now: () => now, requireSignerConsent: false, mails: noMails }
const reason = 'asked for by the family'
let storage: Storage
let text: number
let mailFolder: string

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla, admin])
  text = await makeValue(db, 'notes', 'general')
  storage = fileSystemStorage(await temporaryFolder())
  mailFolder = await temporaryFolder()
})

/** Stores a file of a medium. */
async function withFile(media: number, key: string): Promise<number> {
  await storage.write(key, Buffer.from(key))
  await sql`
    insert into media_file (media_id, role, key, mime, bytes) values (${media}, 'original', ${key}, 'video/mp4', 1)
  `.execute(db)
  return media
}

/** A published sign whose every version contains the word. */
async function makeSign(word: string, media: number, earlierMedia = media): Promise<number> {
  const document = (file: number) =>
    aDocument(`${word}-1`, {
      texts: { gloss: `${word}-1`, etymology: word },
      translations: { pt: [[word]], en: [[word]] },
      notes: [{ kind: text, text: word, public: false }],
      examples: [{ texts: { pt: word }, signs: word, media: file }],
      media: [{ role: 'main', media: file }],
    })
  const { id } = await saveSign(db, document(earlierMedia), bruno)
  await saveChanges(
    db,
    [{ id, expectedRevision: 1, document: document(media), externalId: { source: word, sourceId: word } }],
    bruno,
  )
  await publishSigns(signsContext, { actor: carla, ids: [id], withoutVideo: true })
  await db
    .insertInto('signDraft')
    .values({
      accountId: bruno.id,
      signId: id,
      baseRevision: 1,
      content: JSON.stringify({ word }),
      stage: 'basics',
    })
    .execute()
  return id
}

/** Merges the kinds of notes of a published sign, so that its notes are part of what undoing the merge restores. */
async function mergeValues(sign: number): Promise<void> {
  const other = await makeValue(db, 'notes', 'other')
  const note = { kind: text, text: 'ZEBRAFINCH', public: true }
  const current = (await loadSigns(db, [sign])).get(sign)
  if (!current) throw new Error('no sign')
  const { document, revision } = current
  const change = { ...document, notes: [...document.notes, note] }
  await saveChanges(db, [{ id: sign, expectedRevision: revision, document: change }], bruno)
  await publishSigns(signsContext, { actor: carla, ids: [sign], withoutVideo: true })
  await mergeEntry({ db, now: () => now }, ana, {
    entry: { list: 'notes', id: text },
    into: { list: 'notes', id: other },
  } as never)
}

const eraseAs = (actor: AccountActor, target: ErasureTarget, name: string) =>
  erase({ ...context, mailFolder }, actor, { target, name, reason })
const documentOf = async (id: number) => (await loadSigns(db, [id])).get(id)?.document

describe('a sign', () => {
  test('is erased with its versions, drafts, files and every mention; a record without its content stays [D4] [SGN-11]', async () => {
    const old = await withFile(await makeMedia(db, 'zebrafinch-old.mp4'), 'zebrafinch/old.mp4')
    const file = await withFile(await makeMedia(db, 'zebrafinch.mp4'), 'zebrafinch/new.mp4')
    const id = await makeSign('ZEBRAFINCH', file, old)
    const related = await saveChanges(db, [
      { document: aDocument('OTHER', { relations: [{ kind: 'synonym', sign: id }], minimalPairs: [id] }) },
    ])
    const other = related[0]?.id ?? 0
    const imports = await createImportBench(db, [ana])
    await imports.upload(ana, 'gloss,etymology\nZEBRAFINCH-1,changed\n')
    await imports.work()
    await mergeValues(id)
    expect(await findText(db, 'zebrafinch')).toContain('vocabulary_merge.entry')
    expect((await findText(db, 'zebrafinch')).length).toBeGreaterThan(8)

    await eraseAs(ana, { kind: 'sign', id }, 'ZEBRAFINCH-1')

    expect(await findText(db, 'zebrafinch')).toEqual(['erased_file.key'])
    await deleteErasedFiles({ db, storage })
    expect(await findText(db, 'zebrafinch')).toEqual([])
    expect(await Array.fromAsync(storage.list())).toEqual([])
    expect(await documentOf(other)).toMatchObject({ relations: [], minimalPairs: [] })
    expect((await loadSigns(db, [other])).get(other)?.revision).toBe(1)
    const [record] = await getErasures({ db }, ana, { locale: 'en' })
    expect(record).toMatchObject({ kind: 'sign', id, by: ana.id, reason })
  })

  test('that was imported leaves nothing in the import, which can still be undone [D4]', async () => {
    const imports = await createImportBench(db, [ana])
    const importId = await imports.upload(ana, 'gloss,etymology\nZEBRAFINCH-1,one\nOTHER,two\n')
    await imports.work()
    const { stored } = await getImport(imports.context, ana, { id: importId, locale: 'en' })
    await confirmImport(imports.context, ana, { id: importId, digest: stored.findings?.digest ?? '' })
    await imports.work()
    const { id } = await db
      .selectFrom('sign')
      .select('id')
      .where('gloss', '=', 'ZEBRAFINCH-1')
      .executeTakeFirstOrThrow()

    await eraseAs(ana, { kind: 'sign', id }, 'ZEBRAFINCH-1')
    expect(await findText(db, 'zebrafinch')).toEqual([])
    const { undoImport } = await import('#domains/sign-import/index.ts')
    await undoImport(imports.context, ana, { id: importId })
    await imports.work()
    expect((await getImport(imports.context, ana, { id: importId, locale: 'en' })).stored.state).toBe(
      'undone',
    )
  })

  test('keeps the files that other signs have, also in earlier versions [D4]', async () => {
    const shared = await withFile(await makeMedia(db, 'shared.mp4'), 'shared/a.mp4')
    const earlier = await withFile(await makeMedia(db, 'earlier.mp4'), 'earlier/a.mp4')
    const id = await makeSign('ZEBRAFINCH', shared, earlier)
    const [other] = await saveChanges(db, [
      { document: aDocument('OTHER', { media: [{ role: 'main', media: earlier }] }) },
    ])
    await saveChanges(db, [
      {
        id: other?.id ?? 0,
        expectedRevision: 1,
        document: aDocument('OTHER', { media: [{ role: 'main', media: shared }] }),
      },
    ])
    await eraseAs(ana, { kind: 'sign', id }, 'ZEBRAFINCH-1')
    await deleteErasedFiles({ db, storage })
    expect((await Array.fromAsync(storage.list())).sort()).toEqual(['earlier/a.mp4', 'shared/a.mp4'])
  })

  test('is not erased by others, with another name, or twice [D4]', async () => {
    const id = await makeSign('ZEBRAFINCH', await makeMedia(db, 'a.mp4'))
    const target = { kind: 'sign', id } as const
    for (const actor of [bruno, carla, admin]) {
      const expected = actor === admin ? 'account.ownersOnly' : 'account.adminsOnly'
      expect((await rejectionOf(eraseAs(actor, target, 'ZEBRAFINCH-1'))).code).toBe(expected)
      expect((await rejectionOf(getErasureSubject({ db }, actor, target))).code).toBe(expected)
      expect((await rejectionOf(getErasures({ db }, actor, { locale: 'en' }))).code).toBe(expected)
    }
    const wrong = await rejectionOf(eraseAs(ana, target, 'zebrafinch-1'))
    expect(wrong.fields).toEqual([{ field: 'name', code: 'erasure.wrongName' }])
    expect(await countRows(db, 'sign')).toBe(1)

    const both = await Promise.allSettled([1, 2].map(() => eraseAs(ana, target, ' ZEBRAFINCH-1 ')))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countRows(db, 'erasure')).toBe(1)
    expect((await rejectionOf(eraseAs(ana, target, 'ZEBRAFINCH-1'))).code).toBe('sign.notFound')
  })
})

describe('a file', () => {
  test('is erased with every note on the consent of its signer [D4] [D37]', async () => {
    const file = await makeMedia(db, 'a.mp4')
    await makeSign('CASA', file)
    await db
      .insertInto('signerConsent')
      .values(['Zebrafinch in writing', 'by mail to zebrafinch'].map((note) => ({ mediaId: file, note })))
      .execute()
    await eraseAs(ana, { kind: 'media', id: file }, 'a.mp4')
    expect(await findText(db, 'zebrafinch')).toEqual([])
  })

  test('is erased from every version and from what is public, and nothing waits because of it [D4]', async () => {
    const kept = await withFile(await makeMedia(db, 'kept.mp4'), 'kept/a.mp4')
    const file = await withFile(await makeMedia(db, 'zebrafinch.mp4'), 'zebrafinch/a.mp4')
    const id = await makeSign('CASA', file, kept)
    const before = (await loadSigns(db, [id])).get(id)
    await eraseAs(ana, { kind: 'media', id: file }, 'zebrafinch.mp4')
    await deleteErasedFiles({ db, storage })

    expect(await findText(db, 'zebrafinch')).toEqual([])
    expect(await Array.fromAsync(storage.list())).toEqual(['kept/a.mp4'])
    const after = (await loadSigns(db, [id])).get(id)
    expect(after?.document).toMatchObject({ media: [], examples: [{ signs: 'CASA' }] })
    expect({ status: after?.status, revision: after?.revision }).toEqual({
      status: before?.status,
      revision: before?.revision,
    })
    const { rows } = await sql<{ document: unknown }>`
      select document from sign_version union all select document from published_sign
    `.execute(db)
    expect(JSON.stringify(rows)).not.toContain(`"media":${file}`)
    expect(JSON.stringify(rows)).toContain(`"media":${kept}`)
    await saveChanges(
      db,
      [{ id, expectedRevision: after?.revision ?? 0, document: aDocument('CASA-2') }],
      bruno,
    )
  })

  test('that the appearance uses is refused with the reason [D4]', async () => {
    const media = await makeMedia(db, 'logo.mp4')
    await sql`update appearance set header_image_id = ${media}`.execute(db)
    const { decision } = await getErasureSubject({ db }, ana, { kind: 'media', id: media })
    expect(decision).toEqual({ allowed: false, reason: 'erasure.mediaInUse' })
    expect((await rejectionOf(eraseAs(ana, { kind: 'media', id: media }, 'logo.mp4'))).code).toBe(
      'erasure.mediaInUse',
    )
  })

  test('that the storage does not delete at once is deleted later [D4]', async () => {
    const file = await withFile(await makeMedia(db, 'zebrafinch.mp4'), 'zebrafinch/a.mp4')
    await makeSign('CASA', file)
    await eraseAs(ana, { kind: 'media', id: file }, 'zebrafinch.mp4')
    const away = { ...storage, delete: () => Promise.reject(new Error('away')) }
    await expect(deleteErasedFiles({ db, storage: away })).rejects.toThrow('away')
    expect((await buffer(await storage.read('zebrafinch/a.mp4'))).length).toBeGreaterThan(0)
    await deleteErasedFiles({ db, storage })
    expect(await Array.fromAsync(storage.list())).toEqual([])
    expect(await countRows(db, 'erased_file')).toBe(0)
  })
})

describe('a person', () => {
  const photo = 'f'.repeat(32)
  const target = { kind: 'person', id: bruno.id } as const

  beforeEach(async () => {
    await sql`
      update account set name = 'Zebrafinch', last_name = 'Zebrafinch', social_name = 'Zebrafinch',
        email = 'zebrafinch@signbank.example', email_folded = 'zebrafinch@signbank.example',
        email_verified_at = now(), state = 'Zebrafinch', zip_code = 'zebrafinch', linked_project = 'zebrafinch',
        password_hash = 'zebrafinch', photo = ${photo}
      where id = ${bruno.id}
    `.execute(db)
    await sql`
      insert into account_link (account_id, kind, new_email, created_at)
        values (${bruno.id}, 'change-email-new', 'zebrafinch@signbank.example', now())
    `.execute(db)
    await sql`
      insert into account_event (account_id, kind, reason) values (${bruno.id}, 'rejected', 'zebrafinch')
    `.execute(db)
    await sql`
      insert into mail (kind, account_id, params, created_at)
        values ('account-rejected', ${bruno.id}, '{"reason": "zebrafinch"}', now())
    `.execute(db)
    await sql`
      insert into session (id, token_hash, account_id, device, created_at, last_used_at, expires_at)
        values ('s', 'h', ${bruno.id}, 'zebrafinch', now(), now(), now() + interval '1 day')
    `.execute(db)
    await sql`
      insert into upload (id, account_id, name, bytes, created_at)
        values ('0', ${bruno.id}, 'zebrafinch.mp4', 1, now())
    `.execute(db)
    await sql`
      insert into sign_draft (account_id, content, stage) values (${bruno.id}, '{"gloss": "zebrafinch"}', 'basics')
    `.execute(db)
    await sql`
      insert into contact (kind, subject, message, sender_name, sender_email, sender_email_folded, language, delivery)
        values ('question', 'zebrafinch', 'zebrafinch', 'Zebrafinch', 'Zebrafinch@signbank.example',
          'zebrafinch@signbank.example', 'pt', '1')
    `.execute(db)
    await storage.write(`private/photos/${photo}-48.webp`, Buffer.from('zebrafinch'))
  })

  test('is erased with profile, photo, answers, messages and drafts; contributions stay without a name [D4]', async () => {
    const media = await makeMedia(db, 'a.mp4')
    const sign = await makeSign('CASA', media)
    expect((await findText(db, 'zebrafinch')).length).toBeGreaterThan(12)
    await eraseAs(ana, target, 'Zebrafinch')

    expect(await findText(db, 'zebrafinch')).toEqual([])
    expect(await findText(db, photo)).toEqual(['erased_file.key'])
    await deleteErasedFiles({ db, storage })
    expect((await loadSigns(db, [sign])).get(sign)).toMatchObject({ authorId: bruno.id })
    expect(await countRows(db, 'session')).toBe(0)
    expect((await rejectionOf(eraseAs(ana, target, '#2'))).code).toBe('account.notFound')
  })

  test('is no longer named by credits, signers and notes on consents in any version; nothing waits because of it [D4] [D44]', async () => {
    const media = await makeMedia(db, 'a.mp4')
    const named = (credit: string): Partial<SignDocument> => ({
      examples: [{ texts: { pt: 'casa' }, signs: '', media, credit: 'UFSC; zebrafinch' }],
      media: [{ role: 'main', media, credit, signer: 'Zebrafinch Zebrafinch', licence: 'CC0' }],
    })
    const { id } = await saveSign(db, aDocument('CASA', named('Film: Zebrafinch Zebrafinch, UFPR')), bruno)
    await publishSigns(signsContext, { actor: carla, ids: [id] })
    const changed = aDocument('CASA', named('Zebrafinch'))
    await saveChanges(db, [{ id, expectedRevision: 2, document: changed }], bruno)
    await db
      .insertInto('signerConsent')
      .values({ mediaId: media, note: 'Mail of zebrafinch zebrafinch, 2026' })
      .execute()
    await db
      .insertInto('signDraft')
      .values({
        accountId: carla.id,
        signId: id,
        baseRevision: 3,
        content: JSON.stringify(changed),
        stage: 'basics',
      })
      .execute()
    const { subject } = await getErasureSubject({ db }, ana, target)
    expect(subject.naming).toBe(1)
    const version = () => db.selectFrom('publicChange').select('version').execute()
    const before = (await version()).length
    await eraseAs(ana, target, 'Zebrafinch')

    expect(await findText(db, 'zebrafinch')).toEqual([])
    expect(await documentOf(id)).toMatchObject({
      media: [{ role: 'main', media, licence: 'CC0' }],
      examples: [{ texts: { pt: 'casa' }, signs: '', media, credit: 'UFSC' }],
    })
    const { document, revision } = await db
      .selectFrom('publishedSign')
      .select(['document', 'revision'])
      .executeTakeFirstOrThrow()
    expect(document).toMatchObject({ media: [{ credit: 'Film: UFPR', licence: 'CC0' }] })
    expect(revision).toBe(2)
    expect((await loadSigns(db, [id])).get(id)).toMatchObject({ status: 'published', revision: 3 })
    expect((await version()).length).toBeGreaterThan(before)
    expect(await db.selectFrom('signerConsent').select('note').execute()).toEqual([{ note: 'Mail of, 2026' }])
  })

  test('with mails that were written as files has them deleted, and nobody else [D4]', async () => {
    const transport = folderTransport({
      folder: mailFolder,
      from: { name: '', address: 'a@signbank.example' },
    })
    const mail = { senderName: '', subject: 'Olá', text: 'Olá', html: 'Olá' }
    for (const address of ['Zebrafinch@signbank.example', 'carla@signbank.example'])
      await transport.send({ ...mail, to: { name: 'Zebrafinch', address } })
    await eraseAs(ana, target, 'Zebrafinch')
    const files = await listMailFiles(mailFolder)
    const texts = await Promise.all(files.map((name) => readFile(join(mailFolder, name), 'utf8')))
    expect(texts.map((one) => /^To:.*<(.*)>/m.exec(one)?.[1])).toEqual(['carla@signbank.example'])
  })

  test('whose signs were to be deleted with the account has them deleted [D4] [CON-05]', async () => {
    const sign = await makeSign('CASA', await makeMedia(db, 'a.mp4'))
    await sql`
      insert into consent (account_id, shares_general_data, email_visibility, details_visibility, after_deletion,
        signs_stay, admins_may_delete, accepts_policy, admins_see_choices, changed_at)
      values (${bruno.id}, true, 3, 3, 2, false, true, true, true, now())
    `.execute(db)
    await eraseAs(ana, target, 'Zebrafinch')
    expect((await loadSigns(db, [sign])).get(sign)).toMatchObject({ status: 'deleted', authorId: bruno.id })
  })

  test('is neither the owner who erases nor another owner, but may be a former one [D4] [D30]', async () => {
    expect((await rejectionOf(eraseAs(ana, { kind: 'person', id: ana.id }, 'Person 1'))).code).toBe(
      'erasure.self',
    )
    await sql`update account set is_admin = true, is_owner = true where id = ${admin.id}`.execute(db)
    expect((await rejectionOf(eraseAs(ana, { kind: 'person', id: admin.id }, 'Person 7'))).code).toBe(
      'erasure.owner',
    )
    expect(await countRows(db, 'erasure')).toBe(0)

    await sql`update account set deleted_at = now() where id = ${admin.id}`.execute(db)
    await eraseAs(ana, { kind: 'person', id: admin.id }, 'Person 7')
    expect(await countRows(db, 'erasure')).toBe(1)
  })
})

test('annotations of an erased sign name no sign, and what people linked to it is gone [ELN-03]', async () => {
  const { id: sign } = await saveSign(db, aDocument('CASA'), bruno)
  const { id, versionId } = await addRecording(db, {
    title: 'Interview',
    tiers: [{ name: 'Glosa MD', hand: 'strong', annotations: [{ value: 'CASA', begin: 0, end: 100, sign }] }],
  })
  await db.insertInto('eafValue').values({ eafVideoId: id, value: 'CASA', signId: sign }).execute()
  await eraseAs(ana, { kind: 'sign', id: sign }, 'CASA')
  expect(await db.selectFrom('occurrence').select(['value', 'signId', 'class']).execute()).toEqual([
    { value: 'CASA', signId: null, class: 'unmatched' },
  ])
  expect(await countRows(db, 'eaf_value')).toBe(0)
  expect(
    await db.selectFrom('occurrenceCount').select(['versionId', 'signId', 'occurrences']).execute(),
  ).toEqual([{ versionId, signId: null, occurrences: 1 }])
})

describe('after a restore of an older backup', () => {
  test('erasures are repeated once, and a row that only has the same id stays [D4]', async () => {
    const file = await withFile(await makeMedia(db, 'zebrafinch.mp4'), 'zebrafinch/a.mp4')
    const id = await makeSign('ZEBRAFINCH', file)
    const { rows } = await sql<{ createdAt: string }>`
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at from sign where id = ${id}
    `.execute(db)
    const record = {
      kind: 'sign',
      by: ana.id,
      reason,
      at: now.toISOString(),
      wasPublished: true,
    } as const
    const other = { ...record, id, createdAt: '2020-01-01T00:00:00.000000Z' }
    const repeat = (erasures: Parameters<typeof repeatErasures>[1]) =>
      inTransaction(db, (tx) => repeatErasures(tx, erasures, signContributions))

    expect(await repeat([other])).toBe(0)
    expect(await countRows(db, 'sign')).toBe(1)
    const same = { ...record, id, createdAt: rows[0]?.createdAt ?? '' }
    expect(await repeat([same, other])).toBe(1)
    expect(await repeat([same, other])).toBe(0)
    await deleteErasedFiles({ db, storage })
    expect(await findText(db, 'zebrafinch')).toEqual([])
    expect(await Array.fromAsync(storage.list())).toEqual([])
    expect(await listErasures(db)).toHaveLength(2)
  })
})
