import { describe, expect, test } from 'vitest'
import { formErrors } from '#platform/forms/schema.ts'
import { entryChangeSchema, newEntrySchema } from './entry.input.ts'
import { readEntryForm } from './entry-form.ts'
import { entryValueOf, entryValuePattern } from './entry-value.ts'
import { groupOfSymbol, signWritingGroups, symbolsOfGroup, symbolsWithPrefix } from './signwriting-groups.ts'

test.each([
  ['Polegar à frente (baixo)', 'polegar-a-frente-baixo'],
  ['  Água & sucos!  ', 'agua-sucos'],
  ['õunapuu', 'ounapuu'],
  ['***', ''],
  ['x'.repeat(200), 'x'.repeat(100)],
])('the stable name of %s is %s [REF-02]', (description, value) => {
  expect(entryValueOf(description)).toBe(value)
  if (value) expect(value).toMatch(entryValuePattern)
})

describe('the form of a value', () => {
  const codes = ['pt', 'en']
  const errorsOf = (values: Record<string, string>) =>
    formErrors(newEntrySchema(codes, 'pt'), readEntryForm(values, codes)).map(
      ({ field, code }) => `${field}: ${code}`,
    )

  test('needs a description in the default language and a stable name of letters and digits [VAL-01]', () => {
    expect(errorsOf({ 'descriptions.pt': 'cor', value: '' })).toEqual([])
    expect(errorsOf({ 'descriptions.pt': '  ', 'descriptions.en': 'x' })).toEqual([
      'descriptions.pt: value.required',
    ])
    for (const value of ['a b', 'a;b', 'a|b', '-a', 'a--b', 'a\u202eb'])
      expect(errorsOf({ 'descriptions.pt': 'cor', value })[0]).toMatch(/^value: /)
    expect(errorsOf({ 'descriptions.pt': 'cor', value: '1.1.2-á_b' })).toEqual([])
  })

  test('reads aliases by line, and a hand only from a form that has one [REF-02]', () => {
    const form = { 'descriptions.pt': 'x', aliases: ' one \r\n\r\ntwo', searchable: 'on' }
    expect(readEntryForm(form, codes)).toEqual({
      descriptions: { pt: 'x', en: null },
      aliases: ['one', 'two'],
      searchable: true,
      retired: false,
    })
    expect(readEntryForm({ hand: 'on' }, codes).features).toBeNull()
    expect(readEntryForm({ hand: 'on', 'finger.index': 'on', joints: 'straight' }, codes).features).toEqual({
      fingers: ['index'],
      joints: 'straight',
      thumb: null,
      spreading: null,
      aperture: null,
      unselected: null,
    })
  })

  test('of a change needs the revision that the editor saw [SGN-15]', () => {
    expect(formErrors(entryChangeSchema(codes), { descriptions: {} })).toMatchObject([{ field: 'revision' }])
  })
})

test('the groups of SignWriting have all 261 hands, each in one group [REF-02]', () => {
  const all = signWritingGroups.flatMap(symbolsOfGroup)
  expect([all.length, new Set(all).size, all[0], all.at(-1)]).toEqual([261, 261, 'S10000', 'S20400'])
  for (const group of signWritingGroups)
    for (const symbol of symbolsOfGroup(group)) expect(groupOfSymbol(symbol)).toBe(group)
})

test('symbols are found by the beginning of their number, in all groups [REF-02]', () => {
  const found = symbolsWithPrefix('s14')
  expect(found).toHaveLength(16)
  expect([found[0], found.at(-1)]).toEqual(['S14000', 'S14f00'])
  expect(symbolsWithPrefix('S20')).toEqual(['S20000', 'S20100', 'S20200', 'S20300', 'S20400'])
  for (const text of ['', 'S1', 'S203', 'S20300', 'xyz', 'Sxx']) expect(symbolsWithPrefix(text)).toEqual([])
})
