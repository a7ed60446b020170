import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDataset } from '#domains/content/server/content.queries.ts'
import { saveSigns } from '#domains/signs/index.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import {
  aDocument,
  countRows,
  insertAccounts,
  makeDictionary,
  makeValue,
  noMails,
  publishSigns,
  rejectionOf,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { system } from '#platform/actor.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openAfterDeaths } from '#platform/jobs/died-twice.fixture.ts'
import { startJob } from '#platform/jobs/job-definition.ts'
import { listSeeds } from '#seeds/list-seeds.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import {
  changeImport,
  confirmImport,
  discardImport,
  getFailedLines,
  getImport,
  getNotices,
  listImports,
  undoImport,
} from '../index.ts'
import { importJob, runImport } from './import-job.ts'
import { discardUnconfirmedImports } from './import-sweep-job.ts'
import { createImportBench } from './sign-import.fixture.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla } = cast
let bench: Awaited<ReturnType<typeof createImportBench>>
let mouth = 0

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
  mouth = await makeValue(db, 'location', 'mouth')
  bench = await createImportBench(db, [ana, bruno, carla])
})

const signsByGloss = async () => {
  const { rows } = await sql<{ id: number }>`select id from sign order by id`.execute(db)
  const signs = await loadSigns(
    db,
    rows.map(({ id }) => id),
  )
  return Object.fromEntries([...signs.values()].map((sign) => [sign.document.texts.gloss, sign]))
}
const stateOf = async (id: number) => (await getImport(bench.context, ana, { id, locale: 'en' })).stored
/** Uploads a file and checks it. */
async function checked(...args: Parameters<typeof bench.upload>) {
  const id = await bench.upload(...args)
  await bench.work()
  return id
}
/** Uploads, checks, confirms and writes a file. */
async function imported(...args: Parameters<typeof bench.upload>) {
  const id = await checked(...args)
  await confirmImport(bench.context, ana, { id })
  await bench.work()
  return id
}
const undone = async (id: number) => {
  await undoImport(bench.context, ana, { id })
  await bench.work()
  return stateOf(id)
}
const aSign = async (gloss: string, facts: Partial<SignDocument> = {}) =>
  (await saveChanges(db, [{ document: aDocument(gloss, facts) }], bruno))[0]?.id ?? 0
const publish = (...ids: number[]) =>
  publishSigns({ ...bench.context, mails: noMails }, {
    actor: system,
    ids,
    withoutVideo: true,
  } as never)
const edit = async (gloss: string, facts: Partial<SignDocument>) => {
  const sign = (await signsByGloss())[gloss]
  if (!sign) throw new Error(`no sign ${gloss}`)
  await saveSigns(bench.context, ana, {
    kind: 'form',
    changes: [{ id: sign.id, expectedRevision: sign.revision, document: { ...sign.document, ...facts } }],
  })
}

describe('a checked file', () => {
  test('writes nothing before it is confirmed, and the preview shows old and new [SGN-14]', async () => {
    await aSign('HOUSE')
    const id = await checked(ana, 'gloss,lemma\nHOUSE,home\nTREE,tree\n')
    expect(Object.keys(await signsByGloss())).toEqual(['HOUSE'])
    const { stored, changes } = await getImport(bench.context, ana, { id, locale: 'en' })
    expect(stored.state).toBe('ready')
    expect(stored.findings?.counts).toMatchObject({ created: 1, changed: 1, unchanged: 0 })
    expect(
      changes.map(({ gloss, before, after }) => [gloss, before?.texts.lemma, after.texts.lemma]),
    ).toEqual([
      ['HOUSE', undefined, 'home'],
      ['TREE', undefined, 'tree'],
    ])
  })

  test('of another sign bank is read with its preset, and its undo leaves nothing [SGN-14]', async () => {
    const csv = 'Signbank ID,Annotation ID Gloss (English),Weak Drop\n7,HOUSE,True\n'
    await expect(bench.upload(ana, csv, { preset: 'global-signbank', mapping: {} })).rejects.toMatchObject({
      code: 'import.presetAndMapping',
    })
    const id = await imported(ana, csv, { preset: 'global-signbank' })
    expect((await signsByGloss()).HOUSE).toMatchObject({ sourceId: '7', status: 'pending' })
    expect((await stateOf(id)).findings?.notices).toMatchObject([
      { code: 'import.columnLeftOut', params: { column: 'Weak Drop', count: 1 } },
    ])
    await undone(id)
    expect(Object.values(await signsByGloss()).map(({ status }) => status)).toEqual(['deleted'])
  })

  test('of a lexicon gives its sign language, country and languages to a dictionary without them, and says so before [SGN-14] [PUB-04]', async () => {
    const origin = async () => {
      const { signLanguage, country } = (await findDataset(db)) ?? {}
      return { signLanguage, country }
    }
    for (const { load, names } of await listSeeds(resolveSourcePath('seeds')))
      await inTransaction(db, (tx) =>
        load(tx, new Set(names.filter((name) => /:(location|handshape-of-hand)/.test(name)))),
      )
    const csv = 'source_id,gloss,translation.mi\n7,HOUSE,whare\n'
    const chosen = await checked(ana, csv, { preset: 'nzsl' })
    expect((await stateOf(chosen)).findings).toMatchObject({ origin: null, newLanguages: ['mi'] })
    await discardImport(bench.context, ana, { id: chosen })

    const unknown = { signLanguage: 'und', country: 'ZZ' }
    await db.updateTable('dictionary').set(unknown).execute()
    const id = await checked(ana, csv, { preset: 'nzsl' })
    expect((await stateOf(id)).findings?.origin).toEqual({ signLanguage: 'nzs', country: 'NZ' })
    expect(await origin()).toEqual(unknown)
    await confirmImport(bench.context, ana, { id })
    await bench.work()
    expect((await stateOf(id)).state).toBe('applied')
    expect(await origin()).toEqual({ signLanguage: 'nzs', country: 'NZ' })
  })

  test('with errors is refused by line, and the failed lines can be downloaded [SGN-14]', async () => {
    const id = await checked(ana, 'gloss,repeated_movement\nHOUSE,yes\nTREE,perhaps\nBIRD\n')
    const stored = await stateOf(id)
    expect(stored.state).toBe('failed')
    expect(stored.findings?.errors.map(({ code, params }) => [code, params?.line])).toEqual([
      ['import.yesNo', 3],
      ['import.cellCount', 4],
    ])
    const csv = await getFailedLines(bench.context, ana, { id, locale: 'en' })
    const lines = csv.trim().split('\n')
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Line', '3', '4'])
    expect(lines[1]).toContain('TREE')
    await expect(rejectionOf(confirmImport(bench.context, ana, { id }))).resolves.toMatchObject({
      code: 'import.otherState',
    })
    expect(await countRows(db, 'sign')).toBe(0)
  })

  test('has all its notices in a file, also those that the page does not list [SGN-14] [D31]', async () => {
    const rows = Array.from({ length: 2101 }, (_, index) => `SIGN-${index},word;word\n`).join('')
    const id = await checked(ana, `gloss,translation.pt\n${rows}`)
    expect((await stateOf(id)).findings).toMatchObject({ noticeCounts: { 'import.keywordTwice': 2101 } })
    const notices = async (actor: Parameters<typeof getNotices>[1]) =>
      (await Array.fromAsync(await getNotices(bench.context, actor, { id, locale: 'en' }))).join('')
    const lines = (await notices(ana)).trim().split('\n')
    expect(lines).toHaveLength(2102)
    expect(lines[0]).toBe('Line,Column,Message')
    expect(lines.at(-1)).toMatch(/^2102,translation\.pt,/)
    expect((await rejectionOf(notices(bruno))).code).toBe('account.adminsOnly')
    await changeImport(bench.context, ana, {
      id,
      settings: { source: 'lexicon', ignoreIds: false, createValues: true },
    })
    await bench.work()
    expect((await notices(ana)).trim().split('\n')).toHaveLength(2102)
    await discardImport(bench.context, ana, { id })
    expect((await rejectionOf(notices(ana))).code).toBe('import.notFound')
    expect(await countRows(db, 'sign_import_notice')).toBe(0)
  })

  test('with unknown headers and values waits for decisions, which the next file of the source begins with [SGN-14] [D31]', async () => {
    const csv = 'gloss,Place,Remark\nHOUSE,near the mouth,x\nTREE,nowhere,y\n'
    const id = await checked(ana, csv)
    expect((await stateOf(id)).findings?.unmapped.map(({ column, value }) => [column, value])).toEqual([
      ['Place', null],
      ['Remark', null],
    ])
    const decide = async (...terms: Parameters<typeof changeImport>[2]['terms'] & object) => {
      await changeImport(bench.context, ana, { id, terms })
      await bench.work()
      return stateOf(id)
    }
    const second = await decide(
      { column: 'Place', value: null, target: 'location' },
      { column: 'Remark', value: null, target: null },
    )
    expect(second.findings?.unmapped.map(({ value }) => value)).toEqual(['near the mouth', 'nowhere'])
    const third = await decide(
      { column: 'Place', value: 'near the mouth', target: 'mouth' },
      { column: 'Place', value: 'nowhere', target: null },
    )
    expect(third.state).toBe('ready')
    expect(third.mapping).toEqual({
      headers: { Place: 'location', Remark: null },
      values: { location: { 'near the mouth': 'mouth', nowhere: null } },
    })
    await confirmImport(bench.context, ana, { id })
    await bench.work()
    expect((await signsByGloss()).HOUSE?.document.values.location).toEqual([mouth])
    const next = await checked(ana, csv.replace('HOUSE', 'CAR'))
    expect((await stateOf(next)).state).toBe('ready')
  })

  test('refuses decisions about terms of an earlier check, which may have been others', async () => {
    const id = await checked(ana, 'gloss,Place,Remark\nHOUSE,mouth,x\n')
    const { attempt } = await stateOf(id)
    const decide = (column: string) =>
      changeImport(bench.context, ana, { id, attempt, terms: [{ column, value: null, target: null }] })
    await decide('Place')
    await bench.work()
    expect((await rejectionOf(decide('Remark'))).code).toBe('import.otherState')
    expect((await stateOf(id)).mapping).toEqual({ headers: { Place: null }, values: {} })
  })

  test('refuses a decision for a value that the list does not have', async () => {
    const id = await checked(ana, 'gloss,location\nHOUSE,near the mouth\n')
    const error = await rejectionOf(
      changeImport(bench.context, ana, {
        id,
        terms: [{ column: 'location', value: 'near the mouth', target: 'mouthh' }],
      }),
    )
    expect(error.code).toBe('mapping.failed')
    expect((await stateOf(id)).state).toBe('unmapped')
  })

  test('creates missing values only on request, and shows them', async () => {
    const csv = 'gloss,location\nHOUSE,near-the-mouth\n'
    const id = await checked(ana, csv)
    expect((await stateOf(id)).state).toBe('unmapped')
    await changeImport(bench.context, ana, {
      id,
      settings: { source: 'lexicon', ignoreIds: false, createValues: true },
    })
    await bench.work()
    expect((await stateOf(id)).findings?.newValues).toMatchObject([
      { list: 'location', value: 'near-the-mouth' },
    ])
  })

  test('that is not CSV at all says so', async () => {
    const id = await checked(ana, 'gloss,lemma\n"HOUSE,home\n')
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      findings: { problem: { code: 'import.quotes' } },
    })
    await discardImport(bench.context, ana, { id })
    expect(await countRows(db, 'sign_import')).toBe(0)
    expect(await Array.fromAsync(bench.context.storage.list())).toEqual([])
  })
})

describe('a confirmed import', () => {
  test('is one change set of the person; its signs are pending whatever the file says [ROL-07] [SGN-14]', async () => {
    const house = await aSign('HOUSE')
    await publish(house)
    const id = await imported(ana, 'gloss,lemma,status\nHOUSE,home,published\nTREE,tree,published\n')
    const { changeSetId, storageKey, state } = await stateOf(id)
    expect([state, storageKey]).toEqual(['applied', null])
    const { rows } = await sql`
      select actor_id as by, kind, count(*)::integer as signs from change_set
      join sign_version on change_set_id = change_set.id where change_set.id = ${changeSetId} group by 1, 2
    `.execute(db)
    expect(rows).toEqual([{ by: ana.id, kind: 'import', signs: 2 }])
    const signs = await signsByGloss()
    expect(signs.TREE).toMatchObject({ status: 'pending', authorId: ana.id })
    const published = await sql<{ document: SignDocument }>`select document from published_sign`.execute(db)
    expect(published.rows.map(({ document }) => document.texts.lemma)).toEqual([undefined])
    expect(await Array.fromAsync(bench.context.storage.list())).toEqual([])
  })

  test('writes nothing when a sign changed after the preview, and shows the new preview', async () => {
    await aSign('HOUSE')
    const id = await checked(ana, 'gloss,lemma\nHOUSE,home\n')
    await edit('HOUSE', { texts: { gloss: 'HOUSE', lemma: 'dwelling' } })
    await confirmImport(bench.context, ana, { id })
    await bench.work()
    const { stored, changes } = await getImport(bench.context, ana, { id, locale: 'en' })
    expect(stored).toMatchObject({ state: 'ready', findings: { isRenewed: true } })
    expect(changes[0]?.before?.texts.lemma).toBe('dwelling')
    expect((await signsByGloss()).HOUSE?.document.texts.lemma).toBe('dwelling')
  })

  test('is refused for a preview that the person did not see, and a second time', async () => {
    const id = await checked(ana, 'gloss\nTREE\n')
    const confirm = (digest?: string) => confirmImport(bench.context, ana, { id, digest })
    expect((await rejectionOf(confirm('another'))).code).toBe('import.previewChanged')
    const results = await Promise.allSettled([confirm(), confirm()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await bench.work()
    expect(await countRows(db, 'sign')).toBe(1)
  })

  test('is written once when a job runs twice', async () => {
    const id = await checked(ana, 'gloss\nTREE\n')
    await confirmImport(bench.context, ana, { id })
    bench.queued.push(...bench.queued)
    await bench.work()
    expect(await countRows(db, 'sign')).toBe(1)
    expect((await stateOf(id)).state).toBe('applied')
  })

  test('stays written when a job that counts as abandoned fails afterwards', async () => {
    const id = await checked(ana, 'gloss\nTREE\n')
    await confirmImport(bench.context, ana, { id })
    const [job] = bench.queued
    bench.context.findActor = async () => {
      bench.context.findActor = async () => ana
      if (job) await runImport(bench.context, job)
      return ana
    }
    await bench.work()
    expect(await stateOf(id)).toMatchObject({ state: 'applied', findings: { problem: null } })
    expect(await countRows(db, 'sign')).toBe(1)
  })

  test.each([
    ['checking', 'failed'],
    ['applying', 'ready'],
    ['undoing', 'applied'],
  ] as const)(
    'that ended the server twice while %s is %s with this reason, and can be repeated [SGN-14]',
    async (state, back) => {
      const id =
        state === 'undoing' ? await imported(ana, 'gloss\nTREE\n') : await checked(ana, 'gloss\nTREE\n')
      const repeat = {
        checking: () => changeImport(bench.context, ana, { id }),
        applying: () => confirmImport(bench.context, ana, { id }),
        undoing: () => undoImport(bench.context, ana, { id }),
      }[state]
      await repeat()
      const [job = {}] = bench.queued.splice(0)
      const jobs = await openAfterDeaths(database, importJob.queue, job)
      await startJob(jobs, importJob, bench.context)
      await inTransaction(db, (tx) => jobs.enqueue(tx, importJob.queue.name, job))
      await expect
        .poll(() => stateOf(id))
        .toMatchObject({ state: back, findings: { problem: { code: 'job.endedTwice' } } })
      await repeat()
      await bench.work()
      expect((await stateOf(id)).state).toBe(
        { checking: 'ready', applying: 'applied', undoing: 'undone' }[state],
      )
    },
  )

  test('is not written for a person who lost the rights meanwhile [ROL-07]', async () => {
    const id = await checked(ana, 'gloss\nTREE\n')
    await confirmImport(bench.context, ana, { id })
    bench.context.findActor = async () => ({ ...ana, isAdmin: false, isOwner: false })
    await bench.work()
    expect(await stateOf(id)).toMatchObject({
      state: 'ready',
      findings: { problem: { code: 'account.adminsOnly' } },
    })
    expect(await countRows(db, 'sign')).toBe(0)
  })
})

describe('undoing an import', () => {
  test('deletes new signs and restores changed properties; external ids too [SGN-14]', async () => {
    await aSign('HOUSE', { texts: { gloss: 'HOUSE', lemma: 'dwelling' } })
    const id = await imported(ana, 'source_id,gloss,lemma\n1,TREE,tree\n')
    const second = await imported(ana, 'gloss,lemma\nHOUSE,home\n')
    expect((await undone(second)).leftAlone).toEqual([])
    expect((await signsByGloss()).HOUSE?.document.texts.lemma).toBe('dwelling')
    const first = await undone(id)
    expect(first).toMatchObject({ state: 'undone', leftAlone: [] })
    expect((await signsByGloss()).TREE?.status).toBe('deleted')
    expect((await rejectionOf(undoImport(bench.context, ana, { id }))).code).toBe('import.otherState')
  })

  test('leaves alone what people changed since, and names it before and after [SGN-14]', async () => {
    await aSign('HOUSE', { texts: { gloss: 'HOUSE', lemma: 'dwelling' } })
    await aSign('BIRD')
    const id = await imported(
      ana,
      'gloss,lemma,virtual_object\nHOUSE,home,roof\nBIRD,bird,wing\nTREE,tree,branch\n',
    )
    await edit('HOUSE', { texts: { gloss: 'HOUSE', lemma: 'building', virtualObject: 'roof' } })
    await edit('TREE', { texts: { gloss: 'TREE', lemma: 'oak', virtualObject: 'branch' } })
    const { changedSince } = await getImport(bench.context, ana, { id, locale: 'en' })
    expect([changedSince.count, changedSince.signs.map(({ gloss }) => gloss).toSorted()]).toEqual([
      2,
      ['HOUSE', 'TREE'],
    ])
    expect((await undone(id)).leftAlone?.toSorted()).toEqual(['HOUSE', 'TREE'])
    const signs = await signsByGloss()
    expect(signs.HOUSE?.document.texts).toEqual({ gloss: 'HOUSE', lemma: 'building' })
    expect(signs.BIRD?.document.texts).toEqual({ gloss: 'BIRD' })
    expect(signs.TREE).toMatchObject({ status: 'pending', document: { texts: { lemma: 'oak' } } })
  })
})

test('an import that failed, needs decisions or waits for 30 days is discarded with its file; a later and a finished one stay [SGN-14]', async () => {
  const old = [
    await bench.upload(ana, 'gloss,location\nOLD,mouth\n'),
    await bench.upload(ana, 'gloss,repeated_movement\nOLD,perhaps\n'),
    await bench.upload(ana, 'gloss,Place\nOLD,mouth\n'),
  ]
  const applied = await bench.upload(ana, 'gloss,location\nAPPLIED,mouth\n')
  await bench.work()
  await confirmImport(bench.context, ana, { id: applied })
  await bench.work()
  const states = await Promise.all(old.map(async (id) => (await stateOf(id)).state))
  expect(states).toEqual(['ready', 'failed', 'unmapped'])
  const daysLater = (days: number) => ({
    ...bench.context,
    now: () => new Date(bench.context.now().getTime() + days * 86_400_000),
  })
  const later = await bench.upload(ana, 'gloss,location\nLATER,mouth\n')
  await sql`update sign_import set changed_at = ${daysLater(20).now()} where id = ${later}`.execute(db)
  expect(await discardUnconfirmedImports(daysLater(29))).toBe(0)
  expect(await discardUnconfirmedImports(daysLater(31))).toBe(3)
  const left = await sql<{ id: number }>`select id from sign_import order by id`.execute(db)
  expect(left.rows.map(({ id }) => id)).toEqual([applied, later])
  expect(await Array.fromAsync(bench.context.storage.list())).toHaveLength(1)
})

test('only administrators import, see, confirm, undo and discard imports [ROL-07]', async () => {
  const id = await checked(ana, 'gloss\nTREE\n')
  for (const actor of [bruno, carla]) {
    const attempts = [
      () => bench.upload(actor, 'gloss\nBIRD\n'),
      () => listImports(bench.context, actor, { locale: 'en' }),
      () => getImport(bench.context, actor, { id, locale: 'en' }),
      () => getFailedLines(bench.context, actor, { id, locale: 'en' }),
      () => changeImport(bench.context, actor, { id }),
      () => confirmImport(bench.context, actor, { id }),
      () => undoImport(bench.context, actor, { id }),
      () => discardImport(bench.context, actor, { id }),
    ]
    for (const attempt of attempts) expect((await rejectionOf(attempt())).code).toBe('account.adminsOnly')
  }
  expect((await stateOf(id)).state).toBe('ready')
  expect((await listImports(bench.context, ana, { locale: 'en' })).map(({ fileName }) => fileName)).toEqual([
    'lexicon.csv',
  ])
})
