import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import type { AccountActor } from '#platform/actor.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { locales } from '#platform/i18n/locales.ts'
import { useDatabase } from '#tests/database.ts'
import { changeListEntry, createListEntry, getListEntry, getSimpleList } from '../index.ts'
import { interfaceLanguages } from '../interface-languages.ts'
import { parseEntryForm } from '../list-entry.input.ts'
import type { EntryContent } from '../list-entry.ts'
import { findUnknownPlaceholders } from '../placeholders.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const context = { db, now: () => now }
const list = simpleLists.replyTemplates
let ana: AccountActor
let bruno: AccountActor

beforeEach(async () => {
  // The dictionary has none of the other languages of the interface.
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
})

const aTemplate = (fields: EntryContent['fields'] = {}): EntryContent => ({
  fields: {
    title: { pt: 'Convite' },
    about: 'question',
    subject: { pt: 'Re: {subject}', hu: 'Meghívó' },
    text: { pt: '{greeting}\n\nVenha!\n\n{person}, {site}' },
    ...fields,
  },
  active: true,
})

test('a new installation has the standard templates, whole in every language of the interface [CNT-02]', async () => {
  const { entries } = await getSimpleList(context, ana, { list })
  expect(entries.map(({ fields }) => fields.about)).toEqual([
    'mistake',
    'mistake',
    'missing',
    'missing',
    'any',
  ])
  for (const { fields } of entries) {
    for (const field of ['title', 'subject', 'text'])
      expect(Object.keys(fields[field] as object).toSorted()).toEqual([...locales].toSorted())
    expect(findUnknownPlaceholders(list, fields)).toEqual([])
    for (const text of Object.values(fields.text as object))
      expect(text).toMatch(/^\{greeting\}\n\n.+\n\n.+\n\{person\}, \{site\}$/s)
  }
})

test('an administrator adds a template and changes a standard one, which keeps its first version [CNT-02] [ROL-02]', async () => {
  const id = await createListEntry(context, ana, { list, content: aTemplate() })
  expect((await getListEntry(context, ana, { list, id, locale: 'pt' })).entry).toMatchObject(aTemplate())
  const [standard] = (await getSimpleList(context, ana, { list })).entries
  if (!standard) throw new Error('There is no template')
  const content = { ...standard, fields: { ...standard.fields, text: { pt: 'Obrigado, {name}!' } } }
  const change = (actor: AccountActor) =>
    changeListEntry(context, actor, { list, id: standard.id, revision: 1, content })
  await expect(change(bruno)).rejects.toMatchObject({ code: 'account.adminsOnly' })
  await change(ana)
  const { versions } = await getListEntry(context, ana, { list, id: standard.id, locale: 'pt' })
  expect(versions.map(({ kind, content: { fields } }) => [kind, fields.text])).toEqual([
    ['changed', { pt: 'Obrigado, {name}!' }],
    ['standard', standard.fields.text],
  ])
})

describe('the form of a template', () => {
  const values = {
    'title.pt': 'Convite',
    about: 'any',
    'subject.pt': 'Re: {subject}',
    'text.pt': 'Olá, {name}',
    active: 'on',
  }
  function errorsOf(changes: Record<string, string>): FieldError[] {
    try {
      parseEntryForm(list, { ...values, ...changes }, interfaceLanguages)
    } catch (error) {
      if (isAppError(error)) return error.fields
      throw error
    }
    return []
  }

  test('is valid with known placeholders, and braces alone are text', () => {
    expect(errorsOf({ 'text.hu': 'Kedves {name}!\n{ {site} }' })).toEqual([])
  })

  test.each([
    ['text.de', '{greeting} {Name}', 'value.unknownPlaceholder', { placeholder: '{Name}' }],
    ['text.pt', 'a {} b', 'value.unknownPlaceholder', { placeholder: '{}' }],
    [
      'subject.pt',
      '{person}',
      'value.unknownPlaceholder',
      { placeholder: '{person}', known: '{subject} {sign} {site}' },
    ],
    ['subject.pt', 'Re\r\nBcc: x@y.example', 'value.oneLine', undefined],
    ['text.pt', ' ', 'value.required', undefined],
    ['about', 'advertisement', 'value.invalid', undefined],
    ['about', '', 'value.choose', undefined],
  ])('names %s for %j [CNT-02] [VAL-01]', (field, value, code, params) => {
    expect(errorsOf({ [field]: value })).toMatchObject([{ field, code, ...(params && { params }) }])
  })
})
