import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type Actor, system, visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { mayName, maySee, maySeeHistory } from '../sign.policy.ts'
import { type SignStatus, signStatuses } from '../sign-document.ts'
import { aDocument, insertAccounts, makeDictionary, saveChanges } from './signs.fixture.ts'
import { isNameableBy, isVisibleTo, isWholeFor, listNameableGlosses } from './visible-signs.queries.ts'

const { db } = await useDatabase()
const { bruno, carla } = cast
const lea = anActor({ id: 7 })
const ute = anActor({ id: 8, isAdmin: true })

const actors: Record<string, Actor> = {
  ...cast,
  visitor,
  system,
  member: lea,
  administrator: ute,
  unverified: { ...bruno, isVerified: false },
  'second factor missing': { ...bruno, lacksSecondFactor: true },
  'acceptance pending': { ...bruno, hasPendingAcceptance: true },
  'approver with acceptance pending': { ...carla, hasPendingAcceptance: true },
}

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [...Object.values(cast), lea, ute])
})

const authors = [bruno, carla, system]

/** A sign of each author in each status. */
async function makeSigns(): Promise<void> {
  for (const [index, author] of authors.entries())
    for (const status of signStatuses) {
      const [saved] = await saveChanges(db, [{ document: aDocument(`${status} ${index}`) }], author)
      const change = { id: saved?.id ?? 0, expectedRevision: 1 }
      if (status === 'published') await saveChanges(db, [{ ...change, decision: 'publish' }])
      if (status === 'deleted') await saveChanges(db, [{ ...change, decision: 'remove' }])
    }
}

interface Row {
  status: SignStatus
  authorId: number | null
  visible: boolean
  nameable: boolean
  whole: boolean
}

test('what the database shows of signs is what the policies allow, for everybody [ROL-06] [D16]', async () => {
  await makeSigns()
  for (const [name, actor] of Object.entries(actors)) {
    const { rows } = await sql<Row>`
      select status, author_id, ${isVisibleTo(actor)} as visible, ${isNameableBy(actor)} as nameable,
        ${isVisibleTo(actor)} and ${isWholeFor(actor)} as whole
      from sign
    `.execute(db)
    expect(rows).toHaveLength(authors.length * signStatuses.length)
    for (const { visible, nameable, whole, ...sign } of rows)
      expect([visible, nameable, whole], `${name}, ${sign.status} of ${sign.authorId}`).toEqual([
        maySee(actor, sign).allowed,
        mayName(actor, sign).allowed,
        maySeeHistory(actor, sign).allowed,
      ])
  }
})

test('a gloss that waits for an approver is named to those who see the waiting version [SGN-10] [D21]', async () => {
  const [sign] = await saveChanges(db, [{ document: aDocument('CASA') }], bruno)
  const id = sign?.id ?? 0
  await saveChanges(db, [{ id, expectedRevision: 1, decision: 'publish' }])
  await saveChanges(db, [{ id, expectedRevision: 2, document: aDocument('MORADIA') }], bruno)
  const glossFor = async (actor: Actor) => (await listNameableGlosses(db, actor, [id])).get(id)
  expect(await Promise.all([lea, visitor].map(glossFor))).toEqual(['CASA', 'CASA'])
  expect(await Promise.all([bruno, carla, ute, system].map(glossFor))).toEqual(Array(4).fill('MORADIA'))
})
