import { beforeEach, expect, test } from 'vitest'
import type { AccountActor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { maySee } from '../sign.policy.ts'
import { latestSigns } from './latest-signs.ts'
import { makeDictionary } from './signs.fixture.ts'

const { db } = await useDatabase()
beforeEach(() => makeDictionary(db))

const dictionaryId = async () => (await db.selectFrom('dictionary').select('id').executeTakeFirstOrThrow()).id

async function insertSigns() {
  const dictionary = await dictionaryId()
  const statuses = ['pending', 'published', 'deleted'] as const
  const authors = [cast.bruno.id, cast.carla.id]
  await db
    .insertInto('account')
    .values(
      authors.map((id) => {
        const email = `${id}@signbank.example`
        return { id, email, emailFolded: email, name: 'Bruno', locale: 'pt' }
      }),
    )
    .execute()
  return db
    .insertInto('sign')
    .values(
      statuses.flatMap((status) =>
        authors.map((authorId) => ({
          dictionaryId: dictionary,
          gloss: `${status.toUpperCase()}-${authorId}`,
          status,
          authorId,
          ...(status === 'published' && { publishedAt: new Date(1_000) }),
          ...(status === 'deleted' && { deletedAt: new Date(1_000) }),
          createdAt: new Date(authorId),
        })),
      ),
    )
    .returning(['id', 'gloss', 'status', 'authorId'])
    .execute()
}

test('the newest signs contain only signs that the policy lets the person see, without deleted ones [USR-04]', async () => {
  const signs = await insertSigns()
  for (const person of Object.values(cast) as AccountActor[]) {
    const member = person.status === 'approved'
    const visible = signs.filter(
      ({ status, authorId }) =>
        member && status !== 'deleted' && maySee(person, { status: status as 'pending', authorId }).allowed,
    )
    const shown = await latestSigns({ db }, person)
    expect(shown.map(({ gloss }) => gloss).toSorted()).toEqual(visible.map(({ gloss }) => gloss).toSorted())
  }
  expect((await latestSigns({ db }, cast.bruno)).map(({ gloss }) => gloss)).toEqual([
    'PUBLISHED-3',
    'PUBLISHED-2',
    'PENDING-2',
  ])
})

test('the five newest signs are listed, the newest first [USR-04]', async () => {
  const glosses = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  const dictionary = await dictionaryId()
  await db
    .insertInto('sign')
    .values(
      glosses.map((gloss, at) => ({
        dictionaryId: dictionary,
        gloss,
        status: 'published',
        publishedAt: new Date(1_000),
        createdAt: new Date(at * 1_000),
      })),
    )
    .execute()
  expect((await latestSigns({ db }, cast.ana)).map(({ gloss }) => gloss).join('')).toBe('GFEDC')
})
