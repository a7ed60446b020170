import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import { listActiveFaqs } from '#domains/content/server/content.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { readVersion } from '#platform/changes/change.queries.ts'
import { useDatabase } from '#tests/database.ts'
import {
  changeListEntry,
  createListEntry,
  getListEntry,
  getSimpleList,
  orderListEntries,
  removeListOrder,
} from '../index.ts'
import { textsOf } from '../list-entry.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const list = simpleLists.faqs
const context = { db, now: () => now }
let ana: AccountActor

beforeEach(async () => {
  await db
    .insertInto('language')
    .values(['pt', 'en'].map((code, position) => ({ code, position, isDefault: code === 'pt' })))
    .execute()
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
})

const content = (question: Record<string, string>, answer: Record<string, string>, active = true) => ({
  fields: { question, answer },
  active,
})
const ask = (question: string, active = true) =>
  createListEntry(context, ana, { list, content: content({ pt: question }, { pt: '<p>Sim.</p>' }, active) })
const shown = async () => (await listActiveFaqs(db)).map(({ texts }) => texts.pt?.question)

describe('the public page', () => {
  test('shows each active question, the newest first until somebody moves one [CNT-03] [D45]', async () => {
    const [first, second] = [await ask('Primeira?'), await ask('Segunda?')]
    await ask('Desligada?', false)
    const third = await ask('Terceira?')
    expect(await shown()).toEqual(['Terceira?', 'Segunda?', 'Primeira?'])
    const version = await readVersion(db)
    await orderListEntries(context, ana, { list, ids: [second, first, third] })
    expect(await readVersion(db)).toBeGreaterThan(version)
    expect(await shown()).toEqual(['Segunda?', 'Primeira?', 'Terceira?'])
    await ask('Quarta?')
    expect((await shown()).at(-1)).toBe('Quarta?')
    await removeListOrder(context, ana, { list })
    expect(await shown()).toEqual(['Quarta?', 'Terceira?', 'Segunda?', 'Primeira?'])
    expect((await getSimpleList(context, ana, { list })).entries.map(({ id }) => id).at(-1)).toBe(first)
  })

  test('has the languages that have both question and answer [CNT-09]', async () => {
    await createListEntry(context, ana, {
      list,
      content: content({ pt: 'Quando?', en: 'When?' }, { pt: '<p>Hoje.</p>' }),
    })
    expect((await listActiveFaqs(db)).map(({ texts }) => Object.keys(texts))).toEqual([['pt']])
  })
})

describe('an answer', () => {
  test.each([
    ['<script>alert(1)</script><p>Sim.</p>', '<p>Sim.</p>'],
    ['<p onclick="alert(1)" style="color:red">Sim.</p>', '<p>Sim.</p>'],
    ['<iframe src="https://a.example"></iframe><p>Sim.</p>', '<p>Sim.</p>'],
    ['<a href="javascript:alert(1)">Sim</a>', '<a>Sim</a>'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">Sim',
      'Sim',
    ],
  ])('is stored without what could run: %s [CNT-06]', async (html, stored) => {
    const id = await createListEntry(context, ana, {
      list,
      content: content({ pt: 'Posso?' }, { pt: html }),
    })
    const { entry } = await getListEntry(context, ana, { list, id, locale: 'pt' })
    const answer = textsOf(list, entry, 'answer').pt
    expect(answer).not.toMatch(/script|onclick|onerror|iframe|style/i)
    expect(answer).toContain(stored)
  })

  test('of nothing but a script is refused as missing, and nothing is stored [CNT-06] [VAL-01]', async () => {
    const onlyScript = content({ pt: 'Posso?' }, { pt: '<script>alert(1)</script>' })
    await expect(createListEntry(context, ana, { list, content: onlyScript })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'answer.pt', code: 'value.required' }],
    })
    expect((await getSimpleList(context, ana, { list })).entries).toEqual([])
  })

  test('that is the same after sanitizing is no change', async () => {
    const id = await ask('Posso?')
    const same = content({ pt: 'Posso?' }, { pt: '<p onclick="x()">Sim.</p>' })
    await changeListEntry(context, ana, { list, id, revision: 1, content: same })
    const { entry, versions } = await getListEntry(context, ana, { list, id, locale: 'pt' })
    expect([entry.revision, versions.length]).toEqual([1, 1])
  })
})
