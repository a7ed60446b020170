import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { system } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import { anyDocument } from '../../document.arbitrary.ts'
import {
  aDocument,
  makeDictionary,
  makeValue,
  noMails,
  now,
  publishSigns,
  removeSigns,
  saveChanges,
} from '../signs.fixture.ts'
import { createImportHarness } from './import.fixture.ts'

const { db } = await useDatabase()
const { doImport, exported } = createImportHarness(db)
beforeEach(() => makeDictionary(db))

describe('an export', () => {
  test('changes nothing when it is imported, and the next export has the same bytes [SGN-14]', async () => {
    await sql`insert into language (code, position) values ('mi', 9)`.execute(db)
    const documents = fc.sample(anyDocument, 30).map((document, index) => ({
      ...document,
      values: {},
      notes: [],
      relations: [],
      minimalPairs: [],
      media: [],
      examples: document.examples.map(({ texts, signs }) => ({ texts, signs })),
      texts: { ...document.texts, gloss: `${document.texts.gloss}${index}` },
    }))
    await saveChanges(
      db,
      documents.map((document) => ({ document })),
    )
    const before = await exported()
    expect((await doImport(before)).counts).toMatchObject({ rows: 30, unchanged: 30, created: 0, changed: 0 })
    expect(await exported()).toBe(before)
  })

  test('writes every column, identity first, and leaves deleted signs out', async () => {
    const kind = await makeValue(db, 'notes', 'general')
    const location = await makeValue(db, 'location', 'head')
    const saved = await saveChanges(db, [
      {
        document: aDocument('=A', {
          values: { location: [location] },
          notes: [{ kind, text: 'a;b', public: true }],
          relations: [{ kind: 'synonym', sign: -2 }],
        }),
        externalId: { source: 'x', sourceId: '1' },
      },
      { id: -2, document: aDocument('B', { flags: { repeatedMovement: true }, minimalPairs: [-3] }) },
      { id: -3, document: aDocument('C') },
    ])
    const [a, b, c] = saved.map(({ id }) => id)
    await publishSigns(
      { db, now: () => now, requireSignerConsent: false, mails: noMails },
      { actor: system, ids: [a ?? 0] },
    )
    await removeSigns({ db, now: () => now, requireSignerConsent: false }, { actor: system, ids: [c ?? 0] })
    const [header, first, second, ...rest] = (await exported()).split('\n')
    expect(header).toMatch(
      /^id,source,source_id,gloss,gloss_en,lemma,lemma_en,translation\.pt,translation\.en,/,
    )
    expect(header).toMatch(/,status,author,publisher,approver,created_at,changed_at,published_at$/)
    expect(first).toMatch(new RegExp(`^${a},x,1,'=A,`))
    expect(first).toContain(`synonym:B`)
    expect(first).toContain('general:public:a\\;b')
    expect(second).toContain(`,yes,`)
    expect(second).toContain(`#${c}`)
    expect(rest).toEqual([''])

    const {
      signs: [json],
    } = JSON.parse(await exported('json'))
    expect(json).toMatchObject({
      id: a,
      source: 'x',
      gloss: '=A',
      location: 'head',
      relations: [{ kind: 'synonym', id: b, gloss: 'B' }],
      status: 'published',
    })
  })

  test('contains display names of people, but not of former members, and an import ignores both [D29] [SGN-14]', async () => {
    const [sign] = await saveChanges(db, [{ document: aDocument('A') }])
    const { rows } = await sql<{ id: number }>`
      insert into account (email, email_folded, name, social_name, deleted_at) values
        ('bruno@signbank.example', 'bruno@signbank.example', 'Bruno', 'Bru', null),
        ('frieda@signbank.example', 'frieda@signbank.example', 'Frieda', null, now())
      returning id`.execute(db)
    const [bruno, frieda] = rows.map(({ id }) => id)
    await db
      .insertInto('consent')
      .values({ accountId: frieda ?? 0, ...someChoices({ afterDeletion: 1 }), changedAt: now })
      .execute()
    await sql`update sign set author_id = ${bruno}, approver_id = ${frieda} where id = ${sign?.id}`.execute(
      db,
    )

    const csv = await exported()
    expect(csv).toContain(',pending,Bru,,Former member,')
    expect(csv).not.toContain('Frieda')
    expect(JSON.parse(await exported('json')).signs).toMatchObject([
      { author: 'Bru', publisher: null, approver: 'Former member' },
    ])
    expect((await doImport(csv)).counts).toMatchObject({ rows: 1, unchanged: 1 })
  })
})
