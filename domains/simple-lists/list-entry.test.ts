import { describe, expect, test } from 'vitest'
import texts from '#locales/pt/simpleLists.json' with { type: 'json' }
import { isAppError } from '#platform/errors/app-error.ts'
import { cast } from '#tests/cast.ts'
import { compareEntries } from './compare-entries.ts'
import { entryFormValues, parseEntryForm } from './list-entry.input.ts'
import type { EntryContent, ListEntry } from './list-entry.ts'
import { mayDeleteListEntry } from './simple-list.policy.ts'
import { presentEntryRows } from './simple-list.presenter.ts'
import { listNames, type SimpleList } from './simple-list.ts'
import { simpleLists } from './simple-lists.ts'
import { translationState } from './translation-states.ts'
import { presentComparison } from './version-comparison.presenter.ts'

const list = simpleLists.professions
const languages = { codes: ['pt', 'en', 'de'], defaultCode: 'pt' }
const reader = {
  locale: 'de',
  timeZone: 'UTC',
  defaultLanguage: 'pt',
  languages: languages.codes.map((code) => ({ code, name: code.toUpperCase() })),
} as const
const named = (name: Record<string, string>, active = true): EntryContent => ({ fields: { name }, active })
const anEntry = (id: number, name: Record<string, string>, facts: Partial<ListEntry> = {}): ListEntry => ({
  ...named(name),
  id,
  position: 0,
  revision: 1,
  activatedAt: null,
  isKept: false,
  ...facts,
})

test.each(listNames)('the fields of %s have names in the interface [CNT-09]', (name) => {
  const { field, hint = {} }: { field: object; hint?: object } = texts[name]
  const { fields } = simpleLists[name]
  expect(Object.keys(field).toSorted()).toEqual(Object.keys(fields).toSorted())
  const explained = Object.keys(fields).filter((each) => fields[each]?.hasHint)
  expect(Object.keys(hint).toSorted()).toEqual(explained.toSorted())
})

test.each(listNames)('what can be chosen and inserted in %s has names in the interface [CNT-09]', (name) => {
  const {
    option = {},
    placeholder = {},
  }: { field: object; option?: Record<string, object>; placeholder?: object } = texts[name]
  const fields = Object.entries(simpleLists[name].fields)
  const options = fields.flatMap(([field, { oneOf }]) => (oneOf ? [[field, oneOf.toSorted()]] : []))
  expect(Object.entries(option).map(([field, values]) => [field, Object.keys(values).toSorted()])).toEqual(
    options,
  )
  const placeholders = new Set(fields.flatMap(([, field]) => field.placeholders ?? []))
  expect(Object.keys(placeholder).toSorted()).toEqual([...placeholders].toSorted())
})

describe('the form of an entry', () => {
  const refusedFields = (values: Record<string, string>) => {
    try {
      parseEntryForm(list, values, languages)
    } catch (error) {
      if (isAppError(error)) return error.fields.map(({ field, code }) => `${field}: ${code}`)
      throw error
    }
    return []
  }

  test('needs the name in the default language, on one line and not too long [VAL-01]', () => {
    expect(refusedFields({ 'name.pt': '  ', 'name.en': 'Weaver' })).toEqual(['name.pt: value.required'])
    expect(refusedFields({ 'name.pt': 'Tecelã', 'name.de': 'a\nb', 'name.en': 'x'.repeat(101) })).toEqual([
      'name.en: value.tooLong',
      'name.de: value.oneLine',
    ])
    expect(refusedFields({ 'name.pt': 'x'.repeat(100) })).toEqual([])
  })

  test('gives the texts that are filled in, and shows the stored ones again', () => {
    const values = {
      'name.pt': ' Tecelã ',
      'name.en': '',
      'name.de': 'Weberin',
      'name.xx': 'x',
      active: 'on',
    }
    const content = parseEntryForm(list, values, languages)
    expect(content).toEqual(named({ pt: 'Tecelã', de: 'Weberin' }))
    expect(entryFormValues(list, content)).toEqual({
      'name.pt': 'Tecelã',
      'name.de': 'Weberin',
      active: 'on',
    })
    expect(entryFormValues(list, named({ pt: 'Tecelã' }, false))).toEqual({ 'name.pt': 'Tecelã' })
  })
})

test('a text is missing, written, or older than the text of the default language [CNT-09]', () => {
  const history = [
    named({ pt: 'Tecelã', en: 'Weaver', de: 'Weber' }),
    named({ pt: 'Tecelã', en: 'Weaver', de: 'Weberin' }),
    named({ pt: 'Tecelão ou tecelã', en: 'Weaver', de: 'Weberin' }),
    named({ pt: 'Tecelão ou tecelã', en: 'Weaver', de: 'Weberin oder Weber' }),
  ]
  const statesAfter = (versions: number) =>
    [...languages.codes, 'hu'].map((code) =>
      translationState(list, history.slice(0, versions), code, languages),
    )
  expect(statesAfter(2)).toEqual(['current', 'current', 'current', 'missing'])
  expect(statesAfter(3)).toEqual(['current', 'outdated', 'outdated', 'missing'])
  expect(statesAfter(4)).toEqual(['current', 'outdated', 'current', 'missing'])
})

describe('the list', () => {
  const entries = [
    anEntry(1, { pt: 'Zelador', de: 'Hausmeister' }),
    anEntry(2, { pt: 'Árbitra' }, { active: false }),
    anEntry(3, { pt: 'Outra', de: 'Andere' }, { position: 1 }),
  ]
  const listed = { entries, uses: new Map([[1, 4]]), histories: new Map(), files: new Map() }

  test('is in its order, entries of one position by their name in the language of the page [CNT-09]', () => {
    expect(
      presentEntryRows(list, listed, reader).map(({ id, name, uses, state }) => [id, name, uses, state]),
    ).toEqual([
      [2, { text: 'Árbitra', lang: 'pt', informed: false }, 0, 'disabled'],
      [1, { text: 'Hausmeister', lang: undefined, informed: true }, 4, 'active'],
      [3, { text: 'Andere', lang: undefined, informed: true }, 0, 'active'],
    ])
    expect(presentEntryRows(list, listed, { ...reader, locale: 'pt' }).map(({ id }) => id)).toEqual([2, 1, 3])
  })

  test('of questions is in the order in which it was read [D45]', () => {
    const questions = entries.map((entry) => ({ ...entry, fields: { question: entry.fields.name ?? {} } }))
    const rows = presentEntryRows(simpleLists.faqs, { ...listed, entries: questions }, reader)
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('of which the newest active entry alone is in use marks the older ones as replaced', () => {
    const newestOnly: SimpleList = { ...list, activation: { newestOf: 'place' }, order: 'newest' }
    const inUse = entries.map((entry) => ({
      ...entry,
      active: entry.id !== 3,
      activatedAt: new Date(entry.id),
    }))
    expect(
      presentEntryRows(newestOnly, { ...listed, entries: inUse }, reader).map(({ state }) => state),
    ).toEqual(['replaced', 'active', 'disabled'])
  })
})

test('two versions are compared text by text, the earlier one first [CNT-09]', () => {
  const before = named({ pt: 'Tecelã', en: 'Weaver' })
  const after = named({ pt: 'Tecelã', de: 'Weberin' }, false)
  expect(compareEntries(list, before, before)).toEqual([])
  const version = (revision: number, content: EntryContent) =>
    ({ revision, kind: 'changed', content, actorId: 1, at: null }) as const
  const names = {
    languages: languages.codes,
    languageName: (code: string) => code,
    fieldName: (field: string) => field,
    active: 'offered',
    activeValue: (isActive: boolean) => (isActive ? 'yes' : 'no'),
    valueText: (_: string, text: string) => text,
  }
  const versions = [version(2, after), version(1, before)]
  expect(presentComparison(list, versions, [2, 1], names)).toEqual({
    before: 1,
    after: 2,
    differences: [
      { key: 'name.en', name: 'name: en', before: ['Weaver'], after: [] },
      { key: 'name.de', name: 'name: de', before: [], after: ['Weberin'] },
      { key: 'active', name: 'offered', before: ['yes'], after: ['no'] },
    ],
  })
  for (const chosen of [
    [1, 1],
    [1, 7],
    [undefined, 2],
  ] as const)
    expect(presentComparison(list, versions, chosen, names)).toBeNull()
})

test('boxes and files of two versions are compared by what they mean to people [CNT-09]', () => {
  const institutions = simpleLists.institutions
  const version = (revision: number, isPartner: boolean, logo: number | null) =>
    ({
      revision,
      kind: 'changed',
      content: { fields: { name: 'Escola', link: null, logo, isPartner }, active: true },
      actorId: 1,
      at: null,
    }) as const
  const names = {
    languages: ['pt'],
    languageName: (code: string) => code,
    fieldName: (field: string) => field,
    active: 'offered',
    activeValue: String,
    valueText: (kind: string, text: string) => `${kind} ${text || 'none'}`,
  }
  const versions = [version(2, true, 7), version(1, false, null)]
  expect(presentComparison(institutions, versions, [1, 2], names)?.differences).toEqual([
    { key: 'logo', name: 'logo', before: ['picture none'], after: ['picture 7'] },
    { key: 'isPartner', name: 'isPartner', before: ['yesNo none'], after: ['yesNo on'] },
  ])
})

test('two versions of a rich text are compared without their markup, unless nothing else differs [CNT-09]', () => {
  const faqs = simpleLists.faqs
  const answered = (pt: string): EntryContent => ({ fields: { question: {}, answer: { pt } }, active: true })
  const version = (revision: number, content: EntryContent) =>
    ({ revision, kind: 'changed', content, actorId: 1, at: null }) as const
  const names = {
    languages: ['pt'],
    languageName: (code: string) => code,
    fieldName: (field: string) => field,
    active: 'shown',
    activeValue: String,
    valueText: (_: string, text: string) => text,
  }
  const compare = (one: string, other: string) =>
    presentComparison(faqs, [version(1, answered(one)), version(2, answered(other))], [1, 2], names)
      ?.differences
  expect(compare('<p>Sim,<br>sempre.</p><ul><li>um</li></ul>', '<p>N&amp;o</p>')).toEqual([
    { key: 'answer.pt', name: 'answer: pt', before: ['Sim,', 'sempre.', 'um'], after: ['N&o'] },
  ])
  expect(compare('<p>Sim</p>', '<p><strong>Sim</strong></p>')).toMatchObject([
    { before: ['<p>Sim</p>'], after: ['<p><strong>Sim</strong></p>'] },
  ])
})

test('administrators change simple lists, and nobody deletes what is used [ROL-02] [D4]', () => {
  for (const name of listNames) {
    const { maySee, mayManage } = simpleLists[name]
    for (const [person, actor] of Object.entries(cast)) {
      expect(maySee(actor).allowed, person).toBe(actor.isAdmin)
      expect(mayManage(actor).allowed, person).toBe(actor.isAdmin)
    }
    expect(mayManage({ ...cast.ana, hasPendingAcceptance: true }).allowed).toBe(false)
  }
  expect(mayDeleteListEntry(cast.ana, list, { isKept: false, active: false, fields: {} }, 0)).toEqual({
    allowed: true,
  })
  expect(mayDeleteListEntry(cast.ana, list, { isKept: false, active: false, fields: {} }, 1)).toEqual({
    allowed: false,
    reason: 'profession.inUse',
  })
  expect(mayDeleteListEntry(cast.bruno, list, { isKept: false, active: false, fields: {} }, 0)).toEqual({
    allowed: false,
    reason: 'account.adminsOnly',
  })
})

test('the institution "other" has its name in the language of the reader, others keep theirs [UIX-04]', () => {
  const institutions = simpleLists.institutions
  const institution = (id: number, name: string, isKept: boolean): ListEntry => ({
    ...anEntry(id, {}, { isKept }),
    fields: { name, link: '', logo: null, isPartner: false },
  })
  const entries = [institution(1, 'Other', true), institution(2, 'Other school', false)]
  const rows = presentEntryRows(
    institutions,
    { entries, uses: new Map(), histories: new Map(), files: new Map() },
    reader,
  )
  expect(rows.map(({ name }) => name.text)).toEqual(['Andere Einrichtung', 'Other school'])
})
