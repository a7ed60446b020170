import { beforeEach, expect, test } from 'vitest'
import type { Language } from '#domains/languages/language.ts'
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
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import { maySee } from '#domains/signs/sign.policy.ts'
import { type AccountActor, isMember } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { findPanelSigns } from './find-panel-signs.ts'
import { getSignWork } from './get-sign-work.ts'
import { openPanelSigns } from './open-panel-signs.ts'
import type { SignListContext } from './sign-list-context.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const petra = anActor({ id: 12 })
const adam = anActor({ id: 13, isAdmin: true })
const people: readonly AccountActor[] = [...Object.values(cast), petra, adam]
const members = people.filter(isMember)
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }
const language = (code: string): Language => ({
  id: 1,
  code,
  isDefault: code === 'pt',
  otherLanguage: false,
  position: 1,
  notes: null,
  names: {},
})
const languages = [language('pt'), language('de'), { ...language('fr'), otherLanguage: true }]

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, people)
})

function makeContext(): Pick<SignListContext, 'panelSigns' | 'dictionary'> {
  const panelSigns = openPanelSigns({ db, defaultLanguage: () => 'pt' })
  return { panelSigns, dictionary: { languages } as unknown as SignListContext['dictionary'] }
}

/** A sign in each state. */
async function makeSigns() {
  const flat = await makeValue(db, 'handshape-of-hand', 'flat')
  const document = (gloss: string, hasHand = false) =>
    aDocument(gloss, hasHand ? { values: { handshapeDominant: [flat] } } : {})
  const saved = await saveChanges(
    db,
    [
      { document: document('PENDENTE') },
      { document: document('DEVOLVIDO') },
      { document: document('PUBLICADO', true) },
      { document: document('SEM-MAO') },
      { document: document('APAGADO') },
    ],
    bruno,
  )
  const [pending = 0, sentBack = 0, published = 0, withoutHand = 0, deleted = 0] = saved.map(({ id }) => id)
  const [byCarla] = await saveChanges(db, [{ document: document('DE-CARLA') }], carla)
  await declineSigns(context, { actor: carla, ids: [sentBack], note: 'Por favor, filme de novo.' })
  await publishSigns(context, { actor: carla, ids: [published, withoutHand], withoutVideo: true })
  await removeSigns(context, { actor: bruno, ids: [deleted] })
  return { pending, sentBack, published, withoutHand, deleted, byCarla: byCarla?.id ?? 0 }
}

const idsOf = (signs: readonly { id: number }[]) => signs.map(({ id }) => id)

test('an approver sees the signs that wait for them, an author those that came back, with the note [SGN-12]', async () => {
  const signs = await makeSigns()
  const work = makeContext()
  const ofCarla = await getSignWork(work, carla)
  expect(idsOf(ofCarla.waiting.signs)).toEqual([signs.pending])
  expect(ofCarla.sentBack.count).toBe(0)
  const ofAna = await getSignWork(work, ana)
  expect(idsOf(ofAna.waiting.signs)).toEqual([signs.pending, signs.byCarla])
  const ofBruno = await getSignWork(work, bruno)
  expect(ofBruno.waiting).toEqual({ count: 0, signs: [] })
  expect(ofBruno.sentBack.signs).toMatchObject([
    { id: signs.sentBack, declinedNote: 'Por favor, filme de novo.' },
  ])
  await saveChanges(db, [{ id: signs.sentBack, expectedRevision: 1, document: aDocument('EMENDADO') }], bruno)
  expect((await getSignWork(work, bruno)).sentBack.count).toBe(0)
  expect(idsOf((await getSignWork(work, carla)).waiting.signs)).toEqual([signs.pending, signs.sentBack])
})

test('the numbers of the overview count what the lists show, and what published signs lack [SGN-12]', async () => {
  await makeSigns()
  const work = makeContext()
  const { counts, lacking } = await getSignWork(work, ana)
  expect(counts).toEqual({ pending: 2, 'needs-changes': 1, 'changes-wait': 0, published: 2, deleted: 1 })
  expect(lacking).toEqual({ handshape: 1, translations: [{ language: 'de', count: 2 }] })
  const all = await work.panelSigns.current()
  const ofPetra = await getSignWork(work, petra)
  expect(ofPetra.lacking).toBeNull()
  expect(ofPetra.counts).toEqual({
    pending: 0,
    'needs-changes': 0,
    'changes-wait': 0,
    published: 2,
    deleted: 0,
  })
  expect([...all.all()]).toHaveLength(6)
})

test('the first overview, before the contents of signs are read, is that of later requests [SGN-12]', async () => {
  await makeSigns()
  for (const person of [carla, bruno, petra]) {
    const work = makeContext()
    const first = await getSignWork(work, person)
    await work.panelSigns.current()
    expect(await getSignWork(work, person)).toEqual(first)
  }
})

test('the newest signs contain only signs that the policy lets the person see, without deleted ones [USR-04]', async () => {
  await makeSigns()
  const work = makeContext()
  const all = [...(await work.panelSigns.current()).all()]
  for (const person of members) {
    const visible = all.filter((sign) => sign.status !== 'deleted' && maySee(person, sign).allowed)
    const newest = visible.toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id)
    expect(idsOf((await getSignWork(work, person)).latest)).toEqual(idsOf(newest.slice(0, 5)))
  }
})

test('a search in the panel finds no sign that the person may not see, and nothing for people who are not members [SGN-12]', async () => {
  const signs = await makeSigns()
  const work = makeContext()
  const all = [...(await work.panelSigns.current()).all()]
  const texts = ['palavra', ...all.map(({ entry }) => entry.gloss), ...all.map(({ id }) => `${id}`)]
  for (const person of people) {
    for (const text of texts) {
      const found = findPanelSigns(work, person, { text, locale: 'pt', limit: 50 })
      if (!isMember(person)) {
        await expect(found).rejects.toThrow()
        continue
      }
      for (const { id } of await found) {
        const sign = all.find((one) => one.id === id)
        expect(sign && maySee(person, sign).allowed, `${person.id} ${text}`).toBe(true)
      }
    }
  }
  const byId = await findPanelSigns(work, bruno, { text: `#${signs.pending}`, locale: 'pt', limit: 8 })
  expect(byId).toEqual([{ id: signs.pending, gloss: 'PENDENTE', word: 'palavra', state: 'pending' }])
  const byWord = await findPanelSigns(work, ana, { text: 'palavra', locale: 'de', limit: 2 })
  expect(byWord).toHaveLength(2)
})
