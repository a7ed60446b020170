import { expect, test } from 'vitest'
import { alignedText, bytesOf, eafText, tierText } from '../eaf-file.fixture.ts'
import { readEaf } from '../reading/read-eaf.ts'
import { isSchemaMissing, schemaErrors } from '../xmllint.fixture.ts'
import { glossTemplate, standardTierNames } from './gloss-template.ts'
import { writeEtf } from './write-etf.ts'

const template = glossTemplate({
  author: '',
  date: '2024-05-02T10:00:00Z',
  vocabulary: { id: 'signs', address: 'https://signs.example/elan/signs.ecv' },
  language: { id: 'por', definition: 'http://cdb.iso.org/lg/CDB-00138595-001', label: 'Portuguese (por)' },
  participants: ['S1', 'S2'],
  names: standardTierNames,
})

test('the template has gloss tiers for both hands of two signers, bound to the vocabulary', async () => {
  const { document, diagnostics } = await readEaf(bytesOf([...writeEtf(template)].join('')))
  expect(diagnostics).toEqual([])
  expect(document.tiers.map(({ id, participant, parent }) => [id, participant, parent])).toEqual([
    ['GlossR S1', 'S1', null],
    ['Meaning GlossR S1', 'S1', 'GlossR S1'],
    ['GlossL S1', 'S1', null],
    ['Meaning GlossL S1', 'S1', 'GlossL S1'],
    ['Translation S1', 'S1', null],
    ['Note S1', 'S1', null],
    ['GlossR S2', 'S2', null],
    ['Meaning GlossR S2', 'S2', 'GlossR S2'],
    ['GlossL S2', 'S2', null],
    ['Meaning GlossL S2', 'S2', 'GlossL S2'],
    ['Translation S2', 'S2', null],
    ['Note S2', 'S2', null],
  ])
  const [gloss] = document.tiers
  expect(gloss?.language).toBe('por')
  expect(document.types.find(({ id }) => id === gloss?.type)?.vocabulary).toBe('signs')
  expect(document.vocabularies).toMatchObject([{ id: 'signs', externalRef: 'er1', entries: [] }])
  expect(document.externalRefs).toEqual([
    { id: 'er1', type: 'ecv', value: 'https://signs.example/elan/signs.ecv' },
  ])
})

test.skipIf(isSchemaMissing)('a template is valid by the schema', async () => {
  expect(await schemaErrors([[...writeEtf(template)].join('')], '3.0')).toBe('')
})

test('a template made from a file contains nothing that was annotated', async () => {
  const tiers = tierText('t', 'gloss', [alignedText('a1', 1, 2, 'HOUSE')])
  const { document } = await readEaf(bytesOf(eafText({ times: [0, 9], tiers })))
  const text = [...writeEtf(document)].join('')
  expect(text).not.toMatch(/HOUSE|TIME_SLOT/)
  expect(text).toContain('TIER_ID="t"')
})
