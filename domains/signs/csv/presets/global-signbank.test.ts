import { expect, test } from 'vitest'
import { mappingOfPreset } from '../../server/import/mapping-of-preset.ts'
import { parseMapping } from '../parse-mapping.ts'
import { parseCsv } from '../read-rows.ts'
import { globalSignbankMapping } from './global-signbank.ts'
import { languageByName } from './language-by-name.ts'
import { nzslValues } from './nzsl.ts'

test('the first language of a dataset has gloss and lemma, English its own columns, others are left out [SGN-14]', () => {
  const { headers } = globalSignbankMapping([
    'Lemma ID Gloss (Dutch)',
    'Lemma ID Gloss (English)',
    'Annotation ID Gloss (Dutch)',
    'Annotation ID Gloss (English)',
    'Annotation ID Gloss (Arabic)',
    'Senses (Dutch)',
    'Senses (Klingon)',
    'Example Sentences (Dutch)',
  ])
  expect(headers).toEqual({
    'Lemma ID Gloss (Dutch)': 'lemma',
    'Lemma ID Gloss (English)': 'lemma_en',
    'Annotation ID Gloss (Dutch)': 'gloss',
    'Annotation ID Gloss (English)': 'gloss_en',
    'Annotation ID Gloss (Arabic)': null,
    'Senses (Dutch)': 'translation.nl',
    'Example Sentences (Dutch)': 'example.nl',
  })
})

test('the mapping of a preset is a mapping as people write it', () => {
  const file = new TextEncoder().encode(
    '\uFEFFSignbank ID,"Annotation ID Gloss (English)",Senses (Maori),Location,Tags,Repeated Movement,Notes,Iconic Image\n1,HOUSE',
  )
  const json = mappingOfPreset('global-signbank', file)
  expect(json).toEqual({
    headers: {
      'Signbank ID': 'source_id',
      'Annotation ID Gloss (English)': 'gloss',
      'Senses (Maori)': 'translation.mi',
      Location: 'location',
      Tags: 'tags',
      'Repeated Movement': 'repeated_movement',
      Notes: 'notes',
      'Iconic Image': 'iconicity',
    },
    values: {
      location: { '-': null, ...nzslValues.location },
      tags: { '-': null },
      repeated_movement: { '-': null, None: null, Neutral: null },
    },
    splitters: { tags: ',' },
    cells: { 'translation.mi': 'numbered-senses', notes: 'signbank-notes', iconicity: 'quoted-or-dash' },
  })
  expect(parseMapping(json).errors).toEqual([])
})

test('languages are known by their English names, with or without accents', () => {
  expect(['Dutch', 'maori', 'Māori', 'Portuguese', 'Klingon'].map(languageByName)).toEqual([
    'nl',
    'mi',
    'mi',
    'pt',
    undefined,
  ])
})

test('a dash is no text in any column of Global Signbank [SGN-14]', () => {
  const { mapping } = parseMapping(globalSignbankMapping(['Annotation ID Gloss (Dutch)', 'Valence', 'Tags']))
  const csv = 'Annotation ID Gloss (Dutch),Valence,Tags\nHUIS,-,-\nBOOM,a - b,-\n'
  expect(parseCsv(csv, { mapping }).rows.map(({ texts }) => texts.valence)).toEqual(['', 'a - b'])
})
