import { expect, test } from 'vitest'
import type { Dataset } from '#domains/content/dataset.ts'
import { previewedDataset } from './website-preview.ts'

const texts = { signLanguageName: '', countryName: '', description: 'D', citation: '', copyright: '' }
const dataset: Dataset = {
  id: 1,
  name: 'Signbank',
  acronym: '',
  signLanguage: 'bzs',
  country: 'BR',
  versionLabel: '2.0',
  licence: 'CC-BY-4.0',
  contactEmail: null,
  owners: [],
  contactPersons: [],
  schoolMode: false,
  uploadedHandsFirst: false,
  countsViews: false,
  retentionMonths: 12,
  mandatoryProperties: [],
  texts: { pt: { homeTitle: 'Antes', homeText: 'Texto', ...texts } },
}

test('a preview of the settings shows what is written, in place of what is stored [CNT-08]', () => {
  const shown = previewedDataset(dataset, {
    'homeTitle.pt': ' Sinais do Litoral ',
    'homeText.pt': '',
    'homeTitle.de': 'Gebärden',
    versionLabel: '3.1',
    licence: 'CC0-1.0',
  })
  expect(shown).toMatchObject({ versionLabel: '3.1', licence: 'CC0-1.0', country: 'BR' })
  expect(shown.texts.pt).toEqual({ homeTitle: 'Sinais do Litoral', homeText: '', ...texts })
  expect(shown.texts.de).toMatchObject({ homeTitle: 'Gebärden', homeText: '', description: '' })
})

test('an empty version or licence is no preview of a site without it [CNT-08]', () => {
  expect(previewedDataset(dataset, { versionLabel: ' ', licence: '' })).toMatchObject({
    versionLabel: '2.0',
    licence: 'CC-BY-4.0',
  })
})
