import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import { type AccountActor, visitor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia } from '#tests/rows.ts'
import {
  changeListEntry,
  createListEntry,
  deleteListEntry,
  discardEntryDraft,
  getListEntry,
  getNewEntryDraft,
  previewListEntry,
  storeEntryDraft,
} from '../index.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const list = simpleLists.faqs
const context = { db, now: () => now }
let ana: AccountActor
let other: AccountActor
let bruno: AccountActor

beforeEach(async () => {
  await db
    .insertInto('language')
    .values(['pt', 'en', 'de'].map((code, position) => ({ code, position, isDefault: code === 'pt' })))
    .execute()
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  other = (await createPerson(db, { name: 'Adam', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
})

const content = { fields: { question: { pt: 'Quem?' }, answer: { pt: '<p>Nós.</p>' } }, active: true }
const create = () => createListEntry(context, ana, { list, content })
const store = (values: FormValues, sequence = 1, id: number | null = null, actor: AccountActor = ana) =>
  storeEntryDraft(context, actor, {
    list,
    entry: id === null ? null : { id, revision: 1 },
    values,
    sequence,
  })
const draftOf = async (id: number | null, actor: AccountActor = ana) =>
  id === null
    ? (await getNewEntryDraft(context, actor, { list })).draft
    : (await getListEntry(context, actor, { list, id, locale: 'pt' })).draft
const codeOf = (work: () => Promise<unknown>): Promise<string> =>
  Promise.resolve()
    .then(work)
    .then(
      () => 'done',
      (error) => {
        if (!isAppError(error)) throw error
        return error.code
      },
    )

describe('what is written in the form of an entry', () => {
  test('is kept for the person alone, without being saved [CNT-09]', async () => {
    const id = await create()
    await store({ 'question.pt': 'Quem somos?', 'answer.pt': '<p>Nó', revision: '1', foreign: 'x' }, 4, id)
    expect(await draftOf(id)).toEqual({
      baseRevision: 1,
      content: { 'question.pt': 'Quem somos?', 'answer.pt': '<p>Nó' },
      sequence: 4,
      changedAt: now,
    })
    expect(await draftOf(id, other)).toBeNull()
    const { entry } = await getListEntry(context, ana, { list, id, locale: 'pt' })
    expect([entry.revision, entry.fields.question]).toEqual([1, { pt: 'Quem?' }])
  })

  test('of a new entry is kept too, one for each list [CNT-09]', async () => {
    await store({ 'question.pt': 'Nova?' })
    expect(await draftOf(null)).toMatchObject({ baseRevision: null, content: { 'question.pt': 'Nova?' } })
    expect((await getNewEntryDraft(context, ana, { list: simpleLists.contents })).draft).toBeNull()
  })

  test('is not replaced by an earlier state that arrives later [CNT-09]', async () => {
    await store({ 'question.pt': 'Depois' }, 2)
    expect(await store({ 'question.pt': 'Antes' }, 1)).toEqual({ stored: false, sequence: 2, changedAt: now })
    expect(await draftOf(null)).toMatchObject({ content: { 'question.pt': 'Depois' } })
  })

  test('is gone when the person saves it, when it is discarded, and when the entry is deleted [CNT-09]', async () => {
    const id = await create()
    await store({ 'question.pt': 'Quem somos?' }, 1, id)
    await store({ 'question.pt': 'Quem és?' }, 1, id, other)
    await changeListEntry(context, ana, {
      list,
      id,
      revision: 1,
      content: { ...content, fields: { ...content.fields, question: { pt: 'Quem somos?' } } },
    })
    expect([await draftOf(id), (await draftOf(id, other))?.baseRevision]).toEqual([null, 1])
    await store({ 'question.pt': 'Nova?' })
    await create()
    expect(await draftOf(null)).toBeNull()
    await store({ 'question.pt': 'Nova?' })
    await discardEntryDraft(context, ana, { list, entry: null })
    expect(await draftOf(null)).toBeNull()
    await deleteListEntry(context, ana, { list, id, revision: 2, locale: 'pt' })
    expect(await db.selectFrom('entryDraft').select('entryId').execute()).toEqual([])
  })

  test('names no files that are not files of contents, and no entry that does not exist [CNT-09]', async () => {
    const film = await insertMedia(db, { kind: 'video' })
    expect(await codeOf(() => store({ 'film.pt': `${film}` }))).toBe('media.notFound')
    expect(await codeOf(() => store({}, 1, 999))).toBe('list.entryNotFound')
    expect(await draftOf(null)).toBeNull()
  })

  test('is neither kept, read nor previewed for people who are no administrators [ROL-02]', async () => {
    const reasons = [
      [bruno, 'account.adminsOnly'],
      [visitor as never, 'account.required'],
    ] as const
    for (const [actor, reason] of reasons) {
      const codes = [
        await codeOf(() => store({}, 1, null, actor)),
        await codeOf(() => draftOf(null, actor)),
        await codeOf(() => discardEntryDraft(context, actor, { list, entry: null })),
        await codeOf(() => previewListEntry(context, actor, { list, values: {}, language: 'pt' })),
      ]
      expect(new Set(codes)).toEqual(new Set([reason]))
    }
  })
})

describe('the preview of a form', () => {
  const preview = (values: FormValues, language = 'pt') =>
    previewListEntry(context, ana, { list, values, language })

  test('is sanitized and stores nothing [CNT-06] [CNT-09]', async () => {
    const values = { 'question.pt': 'Quem?', 'answer.pt': '<p onclick="x()">Nós.</p><script>x()</script>' }
    expect(await preview(values)).toEqual({
      title: 'Quem?',
      html: '<p>Nós.</p>',
      film: null,
      language: 'pt',
      informed: true,
    })
    expect(await db.selectFrom('faq').select('id').execute()).toEqual([])
  })

  test('shows the text of the default language where a language has none, and nothing without both [CNT-09]', async () => {
    const values = { 'question.pt': 'Quem?', 'answer.pt': '<p>Nós.</p>', 'question.de': 'Wer?' }
    expect(await preview(values, 'de')).toMatchObject({ title: 'Quem?', language: 'pt', informed: false })
    expect(await preview({ ...values, 'answer.de': '<p>Wir.</p>' }, 'de')).toMatchObject({
      title: 'Wer?',
      html: '<p>Wir.</p>',
      informed: true,
    })
    expect(await preview({ 'question.pt': 'Quem?' }, 'de')).toBeNull()
  })

  test('shows no film that is no file of contents [CNT-06]', async () => {
    const film = await insertMedia(db, { kind: 'video' })
    expect(await codeOf(() => preview({ 'question.pt': 'Quem?', 'film.pt': `${film}` }))).toBe(
      'media.notFound',
    )
  })
})
