import { beforeEach, describe, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { demoSource } from '#domains/signs/demo-source.ts'
import { decideSigns, removeDemoSigns, type SignDecision } from '#domains/signs/index.ts'
import { loadSignFacts } from '#domains/signs/server/sign-facts.queries.ts'
import {
  aDocument,
  declineSigns,
  insertAccounts,
  makeContext,
  makeDictionary,
  makeMedia,
  makeValue,
  now,
  publishSigns,
  removeSigns,
  restoreSigns,
  saveChanges,
  saveSign,
  unpublishSigns,
} from '#domains/signs/server/signs.fixture.ts'
import { maySee } from '#domains/signs/sign.policy.ts'
import { type Actor, system, visitor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { toOutlineRow } from '../panel-sign.ts'
import { PanelSigns } from '../panel-signs.ts'
import { parseSignListQuery, type SignListScope, signsPerPage } from '../sign-list.input.ts'
import { parseSignPageQuery } from '../view/sign-page-query.ts'
import { findPanelSigns } from './find-panel-signs.ts'
import { getSignPage } from './get-sign-page.ts'
import { listChosenSigns } from './list-chosen-signs.ts'
import { listPanelSigns } from './list-panel-signs.ts'
import { loadOutlines, readContents } from './load-panel-signs.ts'
import { openPanelSigns } from './open-panel-signs.ts'
import { listPanelSigns as listAllSigns } from './panel-sign.queries.ts'
import { listOutlineTexts, parseOutlines } from './sign-outline.queries.ts'
import { tagSigns } from './tag-signs.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla, denes, eeva } = cast
const grace = anActor({ id: 6 })
const mails = { enqueue: async () => 0 }
const context = { db, now: () => now, requireSignerConsent: false, mails }
const openReader = (of: Db = db) => openPanelSigns({ db: of, defaultLanguage: () => 'pt' })

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla, grace])
})

/** A process with its own memory. */
async function aProcess(of: Db = db) {
  const dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  return { db: of, dictionary, panelSigns: openReader(of), timeZone: 'UTC', requireSignerConsent: false }
}

type Process = Awaited<ReturnType<typeof aProcess>>

const list = (process: Process, actor: Actor, parameters = '', scope: SignListScope = 'all') =>
  listPanelSigns(process, actor, {
    scope,
    query: parseSignListQuery(new URLSearchParams(parameters)),
    locale: 'pt',
  })

const glosses = async (process: Process, actor: Actor, parameters = '', scope: SignListScope = 'all') =>
  (await list(process, actor, parameters, scope)).rows.map(({ gloss }) => gloss)

async function create(gloss: string, author: Actor = bruno, facts: Parameters<typeof aDocument>[1] = {}) {
  return (await saveSign(db, aDocument(gloss, facts), author)).id
}

const edit = async (id: number, gloss: string, author: Actor, expectedRevision: number) =>
  saveChanges(db, [{ id, expectedRevision, document: aDocument(gloss) }], author)

/** A sign of Bruno, and one of Carla, in each state. */
async function createEveryState(): Promise<number[]> {
  const ids: number[] = []
  for (const [author, approver] of [
    [bruno, carla],
    [carla, ana],
  ] as const) {
    const make = async (state: string) => {
      const id = await create(`${state}-${author.id}`, author)
      ids.push(id)
      return id
    }
    await make('PENDING')
    const declined = await make('NEEDS-CHANGES')
    await declineSigns(context, { actor: approver, ids: [declined], note: 'Film again, please.' })
    const published = await make('PUBLISHED')
    const changed = await make('CHANGED')
    await publishSigns(context, { actor: approver, ids: [published, changed], withoutVideo: true })
    await saveChanges(
      db,
      [
        {
          id: changed,
          expectedRevision: 2,
          document: aDocument(`CHANGED-${author.id}`, { translations: { pt: [['mudou']] } }),
        },
      ],
      author,
    )
    await removeSigns(context, { actor: author, ids: [await make('DELETED')] })
  }
  return ids
}

describe('who sees which sign', () => {
  test('the list contains the signs that the policy allows, for everybody and every state [SGN-12] [D16]', async () => {
    const ids = await createEveryState()
    const process = await aProcess()
    const facts = await loadSignFacts(db, ids, context)
    for (const actor of [ana, bruno, carla, grace]) {
      const { rows, counts, total } = await list(process, actor)
      const allowed = ids.filter((id) => {
        const sign = facts.get(id)
        return sign && maySee(actor, sign).allowed
      })
      expect(rows.map(({ id }) => id).sort()).toEqual(allowed.sort())
      expect(counts.all).toBe(total)
    }
    expect(await glosses(process, grace, 'order=alphabetical')).toEqual([
      'CHANGED-2',
      'CHANGED-3',
      'PUBLISHED-2',
      'PUBLISHED-3',
    ])
    expect(await glosses(process, grace, 'state=pending')).toEqual([])
  })

  test('a list of a value has the signs whose page shows it, for everybody [SGN-12] [D16]', async () => {
    const ids = await createEveryState()
    const [before, after, kind] = [
      await makeValue(db, 'location', 'chest'),
      await makeValue(db, 'location', 'chin'),
      await makeValue(db, 'notes', 'internal'),
    ]
    const document = (location: number, gloss = 'MOVED') =>
      aDocument(gloss, { values: { location: [location] }, notes: [{ kind, text: 'x', public: false }] })
    const [moved] = await saveChanges(db, [{ document: document(before) }], bruno)
    const id = moved?.id ?? 0
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await saveChanges(db, [{ id, expectedRevision: 2, document: document(after) }], bruno)
    ids.push(id, await create('LATER', bruno, { values: { location: [after] } }))
    const shown = await create('SHOWN', carla, {
      notes: [{ kind, text: 'x', public: true }],
      values: { location: [before] },
    })
    await publishSigns(context, { actor: ana, ids: [shown], withoutVideo: true })
    ids.push(shown)
    const process = await aProcess()
    const facts = await loadSignFacts(db, ids, context)
    for (const actor of [ana, bruno, carla, grace]) {
      const pages = new Map<number, string>()
      for (const [signId, sign] of facts)
        if (maySee(actor, sign).allowed) {
          const page = await getSignPage(process, actor, {
            id: signId,
            query: parseSignPageQuery(new URLSearchParams()),
            locale: 'pt',
          })
          pages.set(signId, JSON.stringify([page.groups, page.waiting]))
        }
      for (const value of ['location=chest', 'location=chin', 'notes=internal']) {
        const { rows, options } = await list(process, actor, value)
        const name = options.values[0]?.name ?? 'missing'
        const having = [...pages].flatMap(([signId, page]) => (page.includes(name) ? signId : []))
        expect(rows.map((row) => row.id).sort(), `${actor.id} ${value}`).toEqual(having.sort())
      }
    }
    expect(await glosses(process, grace, 'location=chin')).toEqual([])
    expect((await glosses(process, ana, 'location=chest')).sort()).toEqual(['MOVED', 'SHOWN'])
  })

  test('who sees only what is public finds no text, state or time of a change that waits [SGN-12] [D16]', async () => {
    const id = await create('OPEN', bruno, { translations: { pt: [['aberto']] } })
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    const document = aDocument('SECRET', { translations: { pt: [['segredo']], de: [['geheim']] } })
    await saveChanges(db, [{ id, expectedRevision: 2, document }], bruno)
    const process = await aProcess()
    const search = (actor: Actor, text: string) =>
      findPanelSigns(process, actor, { text, locale: 'pt', limit: 5 })
    for (const text of ['segredo', 'SECRET', 'geheim']) {
      expect(await glosses(process, grace, `q=${text}`), text).toEqual([])
      expect(await search(grace, text), text).toEqual([])
      expect(await glosses(process, carla, `q=${text}`), text).toEqual(['SECRET'])
    }
    const { rows, counts } = await list(process, grace, 'q=aberto&order=best')
    expect(rows).toMatchObject([
      { id, gloss: 'OPEN', words: { text: 'aberto' }, state: 'published', languages: ['pt'] },
    ])
    expect([counts.published, counts['changes-wait']]).toEqual([1, 0])
    expect(await search(grace, 'aberto')).toMatchObject([{ gloss: 'OPEN', state: 'published' }])
    expect(await glosses(process, grace, 'state=changes-wait')).toEqual([])
    expect(await glosses(process, grace, 'untranslated=de')).toEqual(['OPEN'])
    expect(await glosses(process, bruno, 'state=changes-wait')).toEqual(['SECRET'])
  })

  test('a list of a value reads its name, an alias or its id, and names one that does not exist [SGN-12]', async () => {
    const flat = await makeValue(db, 'handshape-of-hand', 'flat-hand')
    await db
      .updateTable('vocabularyEntry')
      .set({ aliases: ['palm'] })
      .where('id', '=', flat)
      .execute()
    await create('SHAPED', bruno, { values: { handshapeNondominantSecond: [flat] } })
    await create('PLAIN')
    const process = await aProcess()
    for (const name of ['flat-hand', 'palm', `${flat}`]) {
      const { rows, options } = await list(process, ana, `handshape-of-hand=${name}`)
      expect(rows.map(({ gloss }) => gloss)).toEqual(['SHAPED'])
      expect(options.values).toEqual([
        { list: 'handshape-of-hand', value: name, listName: 'Configuração de mão', name: 'flat-hand' },
      ])
    }
    for (const unknown of ['fist', `location=${flat}`]) {
      const { rows, options } = await list(process, ana, `handshape-of-hand=${unknown}`)
      expect(rows).toEqual([])
      expect(options.values).toMatchObject([{ value: unknown, name: null }])
    }
    expect(await glosses(process, ana, `location=${flat}`)).toEqual([])
    expect(await glosses(process, ana, 'handshape-of-hand=flat-hand&location=chest')).toEqual([])
  })

  test.each([
    ['visitor', visitor, 'account.required'],
    ['denes', denes, 'account.notAccepted'],
    ['eeva', eeva, 'account.notAccepted'],
  ] as const)('%s sees no list [SGN-12] [ROL-01]', async (_, actor, reason) => {
    const process = await aProcess()
    await expect(list(process, actor)).rejects.toThrow(reason)
    await expect(listChosenSigns(context, actor, { ids: [1] })).rejects.toThrow(reason)
  })

  test('the list of approvals is for approvers: what waits, and what they decided on [SGN-12] [D17]', async () => {
    await createEveryState()
    const process = await aProcess()
    await expect(list(process, bruno, '', 'approvals')).rejects.toThrow('account.approversOnly')
    expect((await glosses(process, carla, 'order=alphabetical', 'approvals')).sort()).toEqual([
      'CHANGED-2',
      'CHANGED-3',
      'NEEDS-CHANGES-2',
      'PENDING-2',
      'PENDING-3',
      'PUBLISHED-2',
    ])
    expect((await glosses(process, carla, 'state=waiting')).sort()).toEqual(['CHANGED-2', 'PENDING-2'])
    expect((await glosses(process, carla, 'state=decided', 'approvals')).sort()).toEqual([
      'CHANGED-2',
      'NEEDS-CHANGES-2',
      'PUBLISHED-2',
    ])
    expect((await glosses(process, bruno, '', 'mine')).sort()).toEqual([
      'CHANGED-2',
      'DELETED-2',
      'NEEDS-CHANGES-2',
      'PENDING-2',
      'PUBLISHED-2',
    ])
  })

  test('each action that is not allowed has its reason [ROL-05]', async () => {
    await createEveryState()
    const process = await aProcess()
    const refusals = async (actor: Actor, gloss: string) =>
      (await list(process, actor)).rows.find((row) => row.gloss === gloss)?.refusals
    expect(await refusals(carla, 'PENDING-3')).toMatchObject({ edit: null, publish: 'sign.ownStatus' })
    expect(await refusals(carla, 'PENDING-2')).toMatchObject({ publish: null, remove: 'sign.othersRemove' })
    expect(await refusals(bruno, 'PENDING-2')).toMatchObject({ publish: 'sign.approversOnly', remove: null })
    expect(await refusals(bruno, 'PUBLISHED-3')).toMatchObject({ edit: 'sign.othersEdit' })
  })
})

describe('search, filters and order', () => {
  test('text is found as on the public site, and a sign by its id or the id at its source [SGN-12] [SGN-17]', async () => {
    await create('ÁRVORE', bruno, { translations: { pt: [['árvore', 'planta']], en: [['tree']] } })
    await create('ARVOREDO')
    const [sourced] = await saveChanges(db, [
      { document: aDocument('CASA'), externalId: { source: 'libras', sourceId: '2556' } },
    ])
    const process = await aProcess()
    expect(await glosses(process, carla, 'q=arvore')).toEqual(['ÁRVORE', 'ARVOREDO'])
    expect(await glosses(process, carla, 'q=arvore&type=exact')).toEqual(['ÁRVORE'])
    expect(await glosses(process, carla, 'q=tree')).toEqual(['ÁRVORE'])
    expect(await glosses(process, carla, 'q=2556')).toEqual(['CASA'])
    expect(await glosses(process, carla, 'q=libras:2556')).toEqual(['CASA'])
    expect(await glosses(process, carla, `q=%23${sourced?.id}`)).toEqual(['CASA'])
    expect(await glosses(process, carla, 'q=arvore&order=oldest')).toEqual(['ÁRVORE', 'ARVOREDO'])
    expect((await list(process, carla, 'q=nothing-at-all')).counts.all).toBe(0)
  })

  test('signs are filtered by people, missing parts, language, tag and date [SGN-12]', async () => {
    const tag = await makeValue(db, 'tags', 'new')
    const handshape = await makeValue(db, 'handshape-of-hand', 'flat-hand')
    const video = await makeMedia(db, 'film.mp4')
    await create('PLAIN', bruno)
    await create('TAGGED', carla, { values: { tags: [tag] } })
    await create('SHAPED', bruno, { values: { handshapeDominant: [handshape] } })
    await create('FILMED', bruno, { media: [{ role: 'main', media: video }] })
    await create('ENGLISH', carla, { translations: { en: [['house']] } })
    const published = await create('APPROVED')
    await publishSigns(context, { actor: carla, ids: [published], withoutVideo: true })
    const process = await aProcess()
    const found = (parameters: string) => glosses(process, ana, `${parameters}&order=alphabetical`)
    expect(await found(`author=${carla.id}`)).toEqual(['ENGLISH', 'TAGGED'])
    expect(await found(`approver=${carla.id}`)).toEqual(['APPROVED'])
    expect(await found('untranslated=pt')).toEqual(['ENGLISH'])
    expect(await found('without=video')).toEqual(['APPROVED', 'ENGLISH', 'PLAIN', 'SHAPED', 'TAGGED'])
    expect(await found('without=handshape')).toEqual(['APPROVED', 'ENGLISH', 'FILMED', 'PLAIN', 'TAGGED'])
    expect(await found(`tag=${tag}`)).toEqual(['TAGGED'])
    expect(await found('since=2026-11-22')).toEqual([])
    expect(await found('since=2026-11-21')).toHaveLength(6)
    expect(await found(`author=${bruno.id}&without=video&state=pending`)).toEqual(['PLAIN', 'SHAPED'])
  })

  test('the order by status begins with what is pending and ends with what is deleted [PUB-08]', async () => {
    await createEveryState()
    const process = await aProcess()
    const { rows } = await list(process, ana, 'order=status')
    expect(rows.map(({ state }) => state)).toEqual(
      ['pending', 'needs-changes', 'changes-wait', 'published', 'deleted'].flatMap((state) => [state, state]),
    )
  })

  test('a list of any length needs at most six queries, and a higher page shows the last one [SGN-12]', async () => {
    await saveChanges(
      db,
      Array.from({ length: signsPerPage + 3 }, (_, number) => ({ document: aDocument(`SIGN-${number}`) })),
      bruno,
    )
    const [deleted] = await saveChanges(db, [{ document: aDocument('DELETED') }], carla)
    await removeSigns(context, { actor: carla, ids: [deleted?.id ?? 0] })
    const seen: string[] = []
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        seen.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const process = await aProcess(counting)
    await process.panelSigns.current()
    for (const actor of [ana, carla, bruno]) {
      seen.length = 0
      expect((await list(process, actor)).rows).toHaveLength(signsPerPage)
      expect(seen.length).toBeLessThanOrEqual(6)
    }
    expect(await list(process, carla, 'page=99')).toMatchObject({
      page: 2,
      pages: 2,
      total: signsPerPage + 4,
    })
  })
})

describe('several processes', () => {
  test('each shows at its next request what another committed [SGN-12]', async () => {
    const [one, other] = [await aProcess(), await aProcess()]
    const states = async (process: Process) =>
      Object.fromEntries((await list(process, ana)).rows.map(({ gloss, state }) => [gloss, state]))
    expect(await states(one)).toEqual({})
    const id = await create('CASA')
    expect([await states(one), await states(other)]).toEqual([{ CASA: 'pending' }, { CASA: 'pending' }])
    await declineSigns(context, { actor: carla, ids: [id], note: 'Film again, please.' })
    expect([await states(one), await states(other)]).toEqual([
      { CASA: 'needs-changes' },
      { CASA: 'needs-changes' },
    ])
    await edit(id, 'CASINHA', bruno, 1)
    expect(await states(other)).toEqual({ CASINHA: 'pending' })
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    expect([await states(one), await states(other)]).toEqual([
      { CASINHA: 'published' },
      { CASINHA: 'published' },
    ])
    await unpublishSigns(context, { actor: carla, ids: [id] })
    await removeSigns(context, { actor: bruno, ids: [id] })
    expect(await states(one)).toEqual({ CASINHA: 'deleted' })
    await restoreSigns(context, { actor: bruno, ids: [id] })
    expect([await states(one), await states(other)]).toEqual([{ CASINHA: 'pending' }, { CASINHA: 'pending' }])
  })

  test('signs that were removed permanently leave the list, also if others changed since [SGN-12]', async () => {
    await create('OWN')
    const [process, late] = [await aProcess(), await aProcess()]
    await saveChanges(db, [
      { document: aDocument('DEMO'), externalId: { source: demoSource, sourceId: '1' } },
    ])
    for (const one of [process, late]) expect((await glosses(one, ana)).sort()).toEqual(['DEMO', 'OWN'])
    await removeDemoSigns(makeContext(db, await temporaryFolder()))
    expect(await glosses(process, ana)).toEqual(['OWN'])
    await create('NEW')
    expect(await list(late, ana)).toMatchObject({ total: 2 })
    expect((await glosses(late, ana)).sort()).toEqual(['NEW', 'OWN'])
  })

  test('the first list, before the contents of signs are read, is the list of later requests [SGN-12] [D16]', async () => {
    await createEveryState()
    const changedByAna = await create('BY-ANA')
    await publishSigns(context, { actor: carla, ids: [changedByAna], withoutVideo: true })
    await edit(changedByAna, 'BY-ANA-NOW', ana, 2)
    const rows = await listAllSigns(db, { after: 0, limit: 100 })
    const whole = new PanelSigns('pt')
    whole.apply(rows, [])
    const outlines = (await listOutlineTexts(db)).flatMap(parseOutlines)
    const byId = outlines.toSorted((one, other) => one.id - other.id)
    expect(byId.map(({ placeOfCreation: _, ...outline }) => outline)).toEqual(rows.map(toOutlineRow))
    const first = new PanelSigns('pt')
    await loadOutlines(db, first)
    expect([...first.byChange]).toEqual([...whole.byChange])
    expect([...first.byCreation]).toEqual([...whole.byCreation])
    const process = await aProcess()
    const lists = await Promise.all(
      [ana, bruno, carla, grace].map((actor) => list(process, actor, 'order=status')),
    )
    await process.panelSigns.current()
    for (const [index, actor] of [ana, bruno, carla, grace].entries())
      expect(await list(process, actor, 'order=status')).toEqual(lists[index])
  })

  test('a sign that is deleted permanently while contents are read is in no list [SGN-12]', async () => {
    await create('OWN')
    await saveChanges(db, [
      { document: aDocument('DEMO'), externalId: { source: demoSource, sourceId: '1' } },
    ])
    const signs = new PanelSigns('pt')
    await loadOutlines(db, signs)
    await removeDemoSigns(makeContext(db, await temporaryFolder()))
    await readContents(db, signs)
    expect([...signs.all()].map(({ entry }) => entry.gloss)).toEqual(['OWN'])
    expect([signs.count, signs.byChange.length]).toEqual([1, 1])
  })

  test('requests at the same time share their readings [SGN-12]', async () => {
    const reader = openReader()
    await create('CASA')
    const all = await Promise.all([reader.current(), reader.current(), reader.current()])
    expect(all.map(({ count }) => count)).toEqual([1, 1, 1])
  })
})

describe('a change of several signs', () => {
  const seen = async (ids: number[]) => {
    const all = await (await aProcess()).panelSigns.current()
    return ids.map((id) => ({ id, revision: all.sign(id)?.revision ?? 1 }))
  }
  const decide = async (actor: Actor, decision: SignDecision, ids: number[]) =>
    decideSigns(context, actor, { decision, signs: await seen(ids), withoutVideo: true })
  const tag = async (actor: Actor, ids: number[], change: { tag: number; tagMode: 'add' | 'remove' }) =>
    tagSigns(context, actor, { signs: await seen(ids), ...change })

  test('changes what is allowed and names each refusal [SGN-12] [ROL-05]', async () => {
    const ids = [
      await create('CASA'),
      await create('MAGRO', carla),
      await create('FOME', bruno, { translations: {} }),
    ]
    expect(await decide(carla, 'publish', ids)).toMatchObject([
      { id: ids[0], gloss: 'CASA', done: true, revision: 2, undo: 'unpublish' },
      { gloss: 'MAGRO', refusal: { code: 'sign.ownStatus' } },
      { gloss: 'FOME', refusal: { code: 'sign.translationNeeded' } },
    ])
    expect(await decide(carla, 'unpublish', [ids[0] ?? 0])).toMatchObject([{ gloss: 'CASA', done: true }])
  })

  test('names no sign that the person may not see [D16]', async () => {
    const secret = await create('SECRET', bruno)
    const label = await makeValue(db, 'tags', 'new')
    const unknown = { id: secret, gloss: String(secret), refusal: { code: 'sign.notFound', params: {} } }
    expect(await decide(grace, 'remove', [secret])).toMatchObject([unknown])
    expect(await tag(grace, [secret], { tag: label, tagMode: 'add' })).toMatchObject([unknown])
    expect(await listChosenSigns(context, grace, { ids: [secret] })).toEqual([])
  })

  test('names no gloss that waits for an approver to people who see only what is public [D16]', async () => {
    const id = await create('CASA')
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await edit(id, 'SECRET', bruno, 2)
    const label = await makeValue(db, 'tags', 'new')
    const refused = [
      ...(await decide(grace, 'remove', [id])),
      ...(await tag(grace, [id], { tag: label, tagMode: 'add' })),
    ]
    expect(refused).toMatchObject([
      { gloss: 'CASA', refusal: { code: 'sign.othersRemove', params: {} } },
      { gloss: 'CASA', refusal: { code: 'sign.othersEdit', params: {} } },
    ])
    expect(await decide(carla, 'remove', [id])).toMatchObject([{ gloss: 'SECRET' }])
    const [forGrace, forCarla] = [
      await listChosenSigns(context, grace, { ids: [id] }),
      await listChosenSigns(context, carla, { ids: [id] }),
    ]
    expect(forGrace).toMatchObject([{ gloss: 'CASA', state: 'published', revision: 2, hasVideo: true }])
    expect(forCarla).toMatchObject([{ gloss: 'SECRET', state: 'changes-wait', revision: 3, hasVideo: false }])
  })

  test('is refused for a sign that somebody else changed meanwhile [SGN-15]', async () => {
    const id = await create('CASA')
    await edit(id, 'CASINHA', bruno, 1)
    const request = { decision: 'publish', signs: [{ id, revision: 1 }], withoutVideo: true } as const
    expect(await decideSigns(context, carla, request)).toMatchObject([
      { refusal: { code: 'sign.changedMeanwhile' } },
    ])
  })

  test('adds a tag to signs and removes it again, by new versions [SGN-12]', async () => {
    const label = await makeValue(db, 'tags', 'new')
    const ids = [await create('CASA'), await create('OTHERS', carla)]
    const added = await tag(bruno, [...ids.slice(0, 1)], { tag: label, tagMode: 'add' })
    expect(added).toMatchObject([{ gloss: 'CASA', done: true, revision: 2 }])
    const process = await aProcess()
    expect(await glosses(process, ana, `tag=${label}`)).toEqual(['CASA'])
    const removed = await tag(carla, ids, { tag: label, tagMode: 'remove' })
    expect(removed).toMatchObject([
      { done: true, revision: 3, undo: null },
      { done: true, revision: 1, undo: null },
    ])
    expect(await glosses(process, ana, `tag=${label}`)).toEqual([])
  })

  test('that published a waiting change offers no way back, because a later version would be shown [D21]', async () => {
    const id = await create('CASA')
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await edit(id, 'CASINHA', bruno, 2)
    expect(await decide(carla, 'publish', [id])).toMatchObject([{ done: true, undo: null }])
  })
})

test('the system is no reader of lists [ROL-01]', async () => {
  await expect(list(await aProcess(), system)).rejects.toThrow('account.required')
})
