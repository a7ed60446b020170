import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { exportBatchSize } from '#domains/signs/index.ts'
import { createImportHarness } from '#domains/signs/server/import/import.fixture.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeValue,
  now,
  publishSigns,
  removeSigns,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { parseSignListQuery, type SignListScope } from '../sign-list.input.ts'
import { exportSignList } from './export-sign-list.ts'
import { openPanelSigns } from './open-panel-signs.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla, denes, eeva } = cast
const { doImport } = createImportHarness(db)
const context = { db, now: () => now, requireSignerConsent: false, mails: { enqueue: async () => 0 } }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

async function aProcess() {
  const dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  return {
    db,
    dictionary,
    panelSigns: openPanelSigns({ db, defaultLanguage: () => 'pt' }),
    timeZone: 'UTC',
    platform: 'signbank',
    origin: 'https://signs.example',
    offersOriginals: false,
    now: () => now,
    requireSignerConsent: false,
  }
}

interface Wanted {
  parameters?: string
  scope?: SignListScope
  format?: 'csv' | 'json'
  currentActor?: () => Promise<Actor>
}

const chunksOf = async (
  actor: Actor,
  { parameters = '', scope = 'all', format = 'csv', ...rest }: Wanted = {},
) =>
  exportSignList(await aProcess(), actor, {
    scope,
    format,
    query: parseSignListQuery(new URLSearchParams(parameters)),
    locale: 'pt',
    currentActor: async () => actor,
    ...rest,
  })

const fileOf = async (actor: Actor, wanted?: Wanted) =>
  (await Array.fromAsync(await chunksOf(actor, wanted))).join('')
const rowsOf = async (actor: Actor, parameters = '', scope: SignListScope = 'all') =>
  parse(await fileOf(actor, { parameters, scope }), { columns: true }) as Record<string, string>[]
const glosses = async (actor: Actor, parameters?: string, scope?: SignListScope) =>
  (await rowsOf(actor, parameters, scope)).map(({ gloss }) => gloss).toSorted()

async function create(gloss: string, author: Actor, facts: Parameters<typeof aDocument>[1] = {}) {
  return (await saveSign(db, aDocument(gloss, facts), author)).id
}
const publish = (id: number) => publishSigns(context, { actor: ana, ids: [id], withoutVideo: true })

describe('the export of a list of signs', () => {
  test('contains just the signs of the filters, on all pages [SGN-14]', async () => {
    await saveChanges(
      db,
      Array.from({ length: 60 }, (_, index) => ({ document: aDocument(`HOUSE-${index}`) })),
      bruno,
    )
    await create('TREE', bruno)
    expect(await glosses(carla, 'q=house')).toHaveLength(60)
    expect(await glosses(carla, 'q=tree')).toEqual(['TREE'])
    expect(await glosses(carla, 'q=nothing')).toEqual([])
    expect(await glosses(ana, '', 'mine')).toEqual([])
    expect(await glosses(bruno, 'page=2', 'mine')).toHaveLength(61)
  })

  test('contains for each person the signs that their list shows, and deleted ones only by their tab [SGN-14] [D16]', async () => {
    await create('PENDING-OF-CARLA', carla)
    await create('PENDING-OF-BRUNO', bruno)
    await publish(await create('PUBLISHED', carla))
    const removed = await create('DELETED', bruno)
    await removeSigns(context, { actor: bruno, ids: [removed] })
    expect(await glosses(bruno)).toEqual(['PENDING-OF-BRUNO', 'PUBLISHED'])
    expect(await glosses(ana)).toEqual(['PENDING-OF-BRUNO', 'PENDING-OF-CARLA', 'PUBLISHED'])
    expect(await glosses(bruno, 'state=deleted')).toEqual(['DELETED'])
  })

  test('has of signs of others what is public: no private notes, no changes that wait, no names of hidden signs [SGN-14] [D16]', async () => {
    const kind = await makeValue(db, 'notes', 'general')
    const hidden = await create('HIDDEN', carla)
    const note = (text: string, isPublic: boolean) => ({ kind, text, public: isPublic })
    const published = {
      notes: [note('open', true), note('secret', false)],
      relations: [{ kind: 'synonym' as const, sign: hidden }],
    }
    const id = await create('TREE', carla, published)
    await publish(id)
    await saveChanges(
      db,
      [{ id, expectedRevision: 2, document: aDocument('TREE-CHANGED', published) }],
      carla,
    )
    const file = await fileOf(bruno)
    expect(file).toContain('TREE')
    for (const unseen of ['secret', 'CHANGED', 'HIDDEN']) expect(file).not.toContain(unseen)
    const whole = await fileOf(ana)
    for (const seen of ['open', 'secret', 'TREE-CHANGED', 'HIDDEN']) expect(whole).toContain(seen)
  })

  test('changes nothing when it is imported again [SGN-14]', async () => {
    const location = await makeValue(db, 'location', 'head')
    await create('=TREE', bruno, { values: { location: [location] } })
    await publish(await create('HOUSE', carla))
    const { counts } = await doImport(await fileOf(ana))
    expect(counts).toMatchObject({ rows: 2, unchanged: 2, created: 0, changed: 0 })
  })

  test('has the same signs as JSON [SGN-14]', async () => {
    await create('TREE', bruno)
    const { signs } = JSON.parse(await fileOf(bruno, { format: 'json' }))
    expect(signs).toMatchObject([{ gloss: 'TREE', status: 'pending' }])
    expect(JSON.parse(await fileOf(bruno, { format: 'json', parameters: 'q=nothing' }))).toEqual({
      signs: [],
    })
  })

  test.each([
    ['account.required', visitor],
    ['account.notAccepted', denes],
    ['account.notAccepted', eeva],
    ['account.secondFactorMissing', { ...bruno, lacksSecondFactor: true }],
  ] as const)('is refused with %s', async (reason, actor) => {
    await expect(chunksOf(actor)).rejects.toThrow(reason)
  })

  test('of approvals is for approvers', async () => {
    await expect(chunksOf(bruno, { scope: 'approvals' })).rejects.toThrow('account.approversOnly')
  })

  test('ends with an error when access is lost meanwhile [SGN-14] [API-03]', async () => {
    const documents = Array.from({ length: exportBatchSize + 1 }, (_, index) => aDocument(`SIGN-${index}`))
    await saveChanges(
      db,
      documents.map((document) => ({ document })),
      bruno,
    )
    const actors: Actor[] = [bruno, visitor]
    const chunks = await chunksOf(bruno, { currentActor: async () => actors.shift() ?? visitor })
    await chunks.next()
    expect((await chunks.next()).value).toContain('SIGN-')
    await expect(chunks.next()).rejects.toThrow('account.required')
  })
})
