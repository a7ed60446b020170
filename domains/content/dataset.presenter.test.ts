import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { generatedTitle, presentDataset } from './dataset.presenter.ts'
import type { Dataset, DatasetTexts } from './dataset.ts'

const unnamed: Dataset = {
  id: 1,
  name: 'Signbank',
  acronym: 'SB',
  signLanguage: 'und',
  country: 'ZZ',
  versionLabel: '2.0',
  licence: 'CC-BY-NC-SA-4.0',
  contactEmail: null,
  owners: [],
  contactPersons: [],
  schoolMode: false,
  uploadedHandsFirst: false,
  countsViews: false,
  texts: {},
}
const present = (changes: Partial<Dataset>, facts = {}, locale: (typeof locales)[number] = 'en') =>
  presentDataset(
    {
      dataset: { ...unnamed, ...changes },
      defaultLanguage: 'pt',
      count: 3007,
      hasVideos: true,
      isDemo: false,
      now: new Date('2026-11-22T12:00:00Z'),
      timeZone: 'UTC',
      ...facts,
    },
    locale,
    translator(locale),
  )

describe('the description of a dictionary [PUB-04] [PUB-05]', () => {
  test('invites to watch the signs only if there are videos', () => {
    expect(present({}).lead.text).toMatch(/watch it and read how it is made\.$/)
    for (const text of ['lead', 'summary'] as const)
      expect(present({}, { hasVideos: false })[text].text).toMatch(/ Find a sign and see how it is made\.$/)
  })

  test('names its sign language, country, version and number of signs', () => {
    const view = present({ name: 'BSL SignBank', signLanguage: 'bfi', country: 'GB' })
    expect(view.title.text).toBe('Dictionary of British Sign Language')
    expect(view.summary.text).toContain(
      'BSL SignBank is the dictionary of British Sign Language (United Kingdom), version 2.0, with 3,007 signs.',
    )
    expect(view.citation.text).toBe(
      'BSL SignBank (2026). Dictionary of British Sign Language. BSL SignBank, version 2.0.',
    )
  })

  test.each(locales)('below the title does not name the sign language again, in %s', (locale) => {
    const { lead, signLanguage } = present({ signLanguage: 'bfi', country: 'GB' }, {}, locale)
    expect(lead.text).not.toContain(signLanguage?.text)
    expect(lead.text).toMatch(/^Signbank.*2\.0.*3.?007.*\. .+\.$/)
  })

  test.each(locales)('says nothing about Libras, Brazil or a demonstration without one, in %s', (locale) => {
    for (const changes of [{}, { signLanguage: 'eso', country: 'EE' }])
      expect(JSON.stringify(present(changes, {}, locale))).not.toMatch(
        /Libras|Bra[sz]il|demonstra|Vorführung|bemutat|näidis/i,
      )
  })

  test.each(locales)('describes the demonstration while it is the only content, in %s', (locale) => {
    const view = present({}, { isDemo: true, count: 128 }, locale)
    expect(view.signLanguage?.text).toMatch(/bras|braz/i)
    expect(view.country?.text).toMatch(/bras|braz/i)
    expect(view.description.text).toContain('128')
  })

  test.each(locales)('without published signs says so and invites nobody to find one, in %s', (locale) => {
    const t = translator(locale)
    const { summary, lead, description } = present(
      { signLanguage: 'bfi', country: 'GB' },
      { count: 0 },
      locale,
    )
    expect(summary.text).toBe(t('content:dataset.summaryEmpty', { name: 'Signbank', version: '2.0' }))
    expect(description.text).toBe(summary.text)
    expect(lead.text).toBe(summary.text)
  })

  test('without a known sign language or name is general', () => {
    const view = present({ name: ' ' })
    expect(view).toMatchObject({ name: 'Sign dictionary', signLanguage: null, country: null })
    expect(view.title.text).toBe('Sign dictionary')
  })

  test('consists of the texts of the settings where they exist, also in the default language', () => {
    const pt = { homeTitle: 'Sinais', homeText: 'Um texto', signLanguageName: '', countryName: '' }
    const rest = { description: '', citation: '', copyright: '' }
    const view = present({ texts: { pt: { ...pt, ...rest } } })
    expect(view.title).toEqual({ text: 'Sinais', language: 'pt', informed: false })
    expect(view.summary.text).toBe('Um texto')
    expect(view.lead.text).toBe('Um texto')
  })
})

const noTexts: DatasetTexts = {
  homeTitle: '',
  homeText: '',
  signLanguageName: '',
  countryName: '',
  description: '',
  citation: '',
  copyright: '',
}

test('the long name in the header names the sign language, also with a title of its own; unknown without one [PUB-04]', () => {
  const nameOf = (changes: Partial<Dataset>, isDemo = false) =>
    generatedTitle(
      { dataset: { ...unnamed, ...changes }, defaultLanguage: 'pt', isDemo },
      'en',
      translator('en'),
    )
  expect(nameOf({ signLanguage: 'bfi', texts: { en: { ...noTexts, homeTitle: 'Welcome' } } })).toBe(
    'Dictionary of British Sign Language',
  )
  expect(nameOf({}, true)).toBe('Dictionary of Brazilian Sign Language')
  expect(nameOf({})).toBe(null)
})
