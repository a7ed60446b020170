import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeAccount } from '#domains/accounts/index.ts'
import { erase } from '#domains/erasure/index.ts'
import { createLanguage } from '#domains/language-management/index.ts'
import { signContributions } from '#domains/signs/index.ts'
import {
  aDocument,
  declineSigns,
  insertAccounts,
  makeDictionary,
  makeValue,
  noMails,
  now,
  publishSigns,
  removeSigns,
  restoreSigns,
  saveChanges,
  saveSign,
  unpublishSigns,
} from '#domains/signs/server/signs.fixture.ts'
import { createListEntry, deleteListEntry, orderListEntries } from '#domains/simple-lists/index.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { mergeEntry } from '#domains/vocabulary-management/index.ts'
import { visitor } from '#platform/actor.ts'
import { withAuditOrigin } from '#platform/audit/audit-origin.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { parseAuditQuery } from '../audit-query.input.ts'
import {
  changeAuditRetention,
  deleteOldEntries,
  exportAuditLog,
  listAuditEntries,
  openAuditRefusals,
} from '../index.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const adam = anActor({ id: 7, isAdmin: true })
const context = { db, now: () => now, timeZone: 'America/Sao_Paulo' }
const signs = { db, now: () => now, requireSignerConsent: false, mails: noMails }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla, adam])
})

const list = (query = '', actor = ana as Parameters<typeof listAuditEntries>[1]) =>
  listAuditEntries(context, actor, { query: parseAuditQuery(new URLSearchParams(query)), locale: 'en' })
/** `thing action by` of each entry, the oldest first. */
const listed = async (query?: string) =>
  (await list(query)).entries.map(({ thing, action, actorId }) => `${thing} ${action} ${actorId}`).reverse()

/** Entries of other times, without a use case. */
const insert = (
  ids: readonly number[],
  facts: { by?: number; at?: string; action?: 'created' | 'changed' } = {},
) =>
  inTransaction(db, (tx) =>
    recordAudit(tx, {
      thing: 'sign',
      ids,
      action: facts.action ?? 'changed',
      by: facts.by ?? ana.id,
      at: new Date(facts.at ?? now),
    }),
  )

describe('an entry is written with the change', () => {
  test('of signs: created, changed, each decision, and erased', async () => {
    const { id } = await saveSign(db, aDocument('CASA'), bruno)
    await declineSigns(signs, { actor: carla, ids: [id], note: 'x' })
    await publishSigns(signs, { actor: carla, ids: [id], withoutVideo: true })
    await saveChanges(db, [{ id, expectedRevision: 2, document: aDocument('LAR') }], bruno)
    await unpublishSigns(signs, { actor: carla, ids: [id] })
    await removeSigns(signs, { actor: bruno, ids: [id] })
    await restoreSigns(signs, { actor: bruno, ids: [id] })
    const mailFolder = await temporaryFolder()
    const jobs = { enqueue: async () => undefined }
    const eraseContext = { db, now: () => now, jobs, contributions: signContributions, mailFolder }
    await erase(eraseContext, ana, { target: { kind: 'sign', id }, name: 'LAR', reason: 'x' })
    const changes = 'created 2,declined 3,published 3,changed 2,withdrawn 3,deleted 2,restored 2,erased 1'
    expect(await listed(`thing=sign&id=${id}`)).toEqual(changes.split(',').map((one) => `sign ${one}`))
    expect((await list()).entries[0]).toMatchObject({ existing: null, actorName: 'Person 1' })
  })

  test('of accounts, with the reason apart, which goes with the person', async () => {
    await changeAccount({ db, now: () => now, mails: noMails, contributions: signContributions }, ana, {
      accountId: bruno.id,
      change: 'reject',
      seen: 'approved',
      reason: 'zebrafinch',
    })
    const { entries } = await list('thing=account')
    expect(entries).toMatchObject([{ action: 'suspended', actorId: ana.id, thingId: bruno.id, facts: {} }])
    expect(await db.selectFrom('accountEvent').select(['kind', 'reason']).execute()).toEqual([
      { kind: 'suspended', reason: 'zebrafinch' },
    ])
  })

  test('of lists, languages and merged values', async () => {
    const institutions = simpleLists.institutions
    const create = (name: string) =>
      createListEntry(context, ana, {
        list: institutions,
        content: { fields: { name, link: null, logo: null, isPartner: false }, active: true },
      })
    const [id, other] = [await create('School'), await create('Museum')]
    await orderListEntries(context, ana, { list: institutions, ids: [other, id] })
    await deleteListEntry(context, ana, { list: institutions, id, revision: 1, locale: 'en' })
    await createLanguage(context, ana, { language: 'fr', isTranslated: true, notes: '' })
    const [from, to] = [await makeValue(db, 'notes', 'one'), await makeValue(db, 'notes', 'two')]
    await mergeEntry(context, ana, { entry: { list: 'notes', id: from }, into: { list: 'notes', id: to } })
    const entries = await listed()
    expect(new Set(entries)).toEqual(
      new Set([
        'institutions created 1',
        'institutions ordered 1',
        'institutions deleted 1',
        'language created 1',
        'value merged 1',
      ]),
    )
    expect((await list('thing=value')).entries).toMatchObject([{ existing: null, intoName: 'two' }])
  })

  test('with the access and the request, and not at all if the change fails', async () => {
    const requestId = '11111111-1111-4111-8111-111111111111'
    await withAuditOrigin({ access: 'token', requestId }, () => insert([1]))
    const failing = inTransaction(db, async (tx) => {
      await recordAudit(tx, { thing: 'sign', ids: [2], action: 'changed', by: 1, at: now })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect((await list()).entries).toMatchObject([{ access: 'token', requestId, thingId: 1 }])
  })

  test('of a refusal, once in ten minutes', async () => {
    const errors: unknown[] = []
    const log = { warn: () => {}, error: (details: unknown) => errors.push(details) }
    const refuse = openAuditRefusals({ db, log, now: () => now })
    refuse(bruno.id, 'account.adminsOnly')
    refuse(bruno.id, 'account.adminsOnly')
    refuse(bruno.id, 'account.ownersOnly')
    await expect.poll(() => listed()).toHaveLength(2)
    expect(errors).toEqual([])
  })
})

describe('nothing changes or deletes entries', () => {
  test.each([
    ['an update', sql`update audit_entry set actor_id = 2`],
    ['a deletion', sql`delete from audit_entry`],
  ])('%s is refused by the table', async (_, statement) => {
    await insert([1], { at: '2001-01-01' })
    await expect(statement.execute(db)).rejects.toThrow('neither changed nor deleted')
    expect(await listed()).toHaveLength(1)
  })

  test('older ones are deleted when an owner wants that, but not the history of a person', async () => {
    const later = new Date()
    const inContext = { db, now: () => new Date(later) }
    await insert([1], { at: '2020-01-01' })
    await inTransaction(db, (tx) =>
      recordAudit(tx, { thing: 'account', ids: [2], action: 'accepted', by: 1, at: new Date('2020-01-01') }),
    )
    await insert([3], { at: later.toISOString() })
    await deleteOldEntries(inContext)
    expect(await listed()).toHaveLength(3)
    await changeAuditRetention(inContext, ana, { months: 12 })
    await deleteOldEntries(inContext)
    expect(new Set(await listed())).toEqual(
      new Set(['account accepted 1', 'sign changed 1', 'auditLog retention-changed 1']),
    )
    await expect(sql`delete from audit_entry`.execute(db)).rejects.toThrow('neither changed nor deleted')
    await expect(changeAuditRetention(inContext, adam, { months: null })).rejects.toMatchObject({
      code: 'account.ownersOnly',
    })
  })

  test('of an erased person the entries stay, without the name', async () => {
    await saveSign(db, aDocument('CASA'), bruno)
    const { name } = await db
      .selectFrom('account')
      .select('name')
      .where('id', '=', bruno.id)
      .executeTakeFirstOrThrow()
    const jobs = { enqueue: async () => undefined }
    const mailFolder = await temporaryFolder()
    const eraseContext = { db, now: () => now, jobs, contributions: signContributions, mailFolder }
    await erase(eraseContext, ana, { target: { kind: 'person', id: bruno.id }, name, reason: 'x' })
    const { entries } = await list()
    expect(entries.map(({ thing, action }) => `${thing} ${action}`)).toContain('account erased')
    expect(entries.find(({ action }) => action === 'created')).toMatchObject({
      actorId: bruno.id,
      actorName: `#${bruno.id}`,
    })
    expect(JSON.stringify(entries)).not.toContain(name)
  })
})

describe('the list', () => {
  test('shows 50 entries at a time, the newest first, none twice and none missing', async () => {
    await insert(Array.from({ length: 60 }, (_, index) => index + 1))
    await insert([999], { at: '2026-11-20T12:00:00Z' })
    const first = await list()
    const second = await list(`after=${first.next?.at}-${first.next?.id}`)
    const ids = [...first.entries, ...second.entries].map(({ thingId }) => thingId)
    expect([first.entries.length, second.next, ids.length, new Set(ids).size, ids.at(-1)]).toEqual([
      50,
      null,
      61,
      61,
      999,
    ])
  })

  test('is filtered by thing, person, action, access and day, and searched by name and gloss', async () => {
    const { id } = await saveSign(db, aDocument('CASA'), bruno)
    await insert([id], { by: carla.id, at: '2026-11-01T02:30:00Z' })
    const counts = async (query: string) => (await list(query)).entries.length
    expect([
      await counts(`thing=sign&id=${id}`),
      await counts(`by=${carla.id}`),
      await counts('action=created'),
      await counts('access=page'),
      // In Brazil it was still October.
      await counts('to=2026-10-31'),
      await counts('from=2026-11-01&to=2026-11-02'),
      await counts('q=person%203'),
      await counts('q=cas'),
      await counts('q=person%203&action=created'),
      await counts('q=nobody'),
    ]).toEqual([2, 1, 1, 0, 1, 0, 1, 2, 0, 0])
  })

  test.each([
    ['a visitor', visitor, 'account.required'],
    ['a publisher', bruno, 'account.adminsOnly'],
    ['an administrator', adam, 'account.ownersOnly'],
  ])('is not for %s', async (_, actor, code) => {
    await expect(list('', actor)).rejects.toMatchObject({ code })
  })

  test('is a CSV file with all pages, and taking it is an entry', async () => {
    await insert(Array.from({ length: 60 }, (_, index) => index + 1))
    const query = parseAuditQuery(new URLSearchParams('thing=sign'))
    const file = await text(Readable.from(await exportAuditLog(context, ana, { query, locale: 'en' })))
    const lines = file.trim().split('\n')
    expect(lines).toHaveLength(61)
    expect(lines[0]).toBe('id,time,actor,actor_name,access,request,thing,thing_id,thing_name,action,facts')
    expect(lines[1]).toMatch(/^\d+,2026-11-21T12:00:00\.000Z,1,Person 1,program,,sign,60,,changed,\{\}$/)
    expect((await listed()).at(-1)).toBe('auditLog exported 1')
  })
})
