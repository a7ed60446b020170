import { expect, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { factsFormValues, maxFactLength, parseFactsForm } from './dataset-facts.input.ts'

const codes = ['pt', 'en']
const values = {
  name: ' Sinais ',
  acronym: '',
  owners: 'Universidade\r\n\r\nMuseu',
  contactPersons: '',
  'description.pt': 'Um\r\ndois ',
  'description.en': ' ',
  'description.xx': 'a',
}

test('the form gives names line by line, and the texts that are filled in [CNT-01]', () => {
  const facts = parseFactsForm(values, codes)
  expect(facts).toEqual({
    name: 'Sinais',
    acronym: '',
    owners: ['Universidade', 'Museu'],
    contactPersons: [],
    description: { pt: 'Um\ndois' },
    citation: {},
    copyright: {},
  })
  expect(parseFactsForm(factsFormValues(facts), codes)).toEqual(facts)
})

test.each([
  [{ name: ' ' }, ['name: value.required']],
  [{ name: 'a\nb' }, ['name: value.oneLine']],
  [{ acronym: 'x'.repeat(21) }, ['acronym: value.tooLong']],
  [{ owners: 'x'.repeat(151) }, ['owners: value.tooLong']],
  [{ owners: 'x\n'.repeat(31) }, ['owners: value.tooLong']],
  [{ 'citation.en': 'x'.repeat(maxFactLength.citation + 1) }, ['citation.en: value.tooLong']],
])('%o is refused at its field [CNT-01] [VAL-01]', (change, problems) => {
  let refused: string[] = []
  try {
    parseFactsForm({ ...values, ...change }, codes)
  } catch (error) {
    if (!isAppError(error)) throw error
    refused = error.fields.map(({ field, code }) => `${field}: ${code}`)
  }
  expect(refused).toEqual(problems)
})
