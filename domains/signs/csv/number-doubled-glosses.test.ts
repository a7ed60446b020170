import { expect, test } from 'vitest'
import { parseMapping } from './parse-mapping.ts'
import { parseCsv } from './read-rows.ts'

const read = (csv: string, json: object) => {
  const { mapping, errors } = parseMapping(json)
  expect(errors).toEqual([])
  return parseCsv(csv, { mapping })
}
const glosses = (csv: string, json: object = { doubledGlosses: 'number' }) =>
  read(csv, json).rows.map(({ texts }) => texts.gloss)

test('a gloss that an earlier row has gets the next free number, and a notice says so [SGN-14]', () => {
  const { rows, notices } = read('source_id,gloss\n1,bite\n2,Bite\n3,bite-2\n4,bite\n', {
    doubledGlosses: 'number',
  })
  expect(rows.map(({ texts }) => texts.gloss)).toEqual(['bite', 'Bite-3', 'bite-2', 'bite-4'])
  expect(notices.map(({ code, params }) => [code, params?.line, params?.gloss, params?.numbered])).toEqual([
    ['import.glossNumbered', 3, 'Bite', 'Bite-3'],
    ['import.glossNumbered', 5, 'bite', 'bite-4'],
  ])
})

test('rows without an id of their source, and mappings that do not ask for it, keep their glosses', () => {
  expect(glosses('gloss,lemma\nbite,a\nbite,b\n')).toEqual(['bite', 'bite'])
  expect(glosses('source_id,gloss\n1,bite\n2,bite\n', {})).toEqual(['bite', 'bite'])
})

test('several columns of translations into one language are one list without doubles [SGN-14]', () => {
  const { rows } = read('gloss,One,Two,Three\nsoup,soup,NA,"Soup, cereal"\nbite,NA,NA,NA\nsip,NA,sip,\n', {
    headers: { One: 'translation.en', Two: 'translation.en', Three: 'translation.en' },
    splitters: { 'translation.en': ',' },
    cells: { 'translation.en': 'na-or-text' },
  })
  expect(rows.map(({ translations }) => translations.en)).toEqual([[['soup', 'cereal']], [], [['sip']]])
})
