import { expect, test } from 'vitest'
import { unknownCountry, unknownSignLanguage } from '#domains/content/dataset.ts'
import { codeByAcronym } from '#domains/signs/sign-language-codes.ts'
import named from '#locales/en/signLanguages.json' with { type: 'json' }
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { matchOptions } from '#ui/panel/match-options.ts'
import { signLanguageChoices } from './website.input.ts'
import { presentWebsiteChoices } from './website.presenter.ts'

const settings = {
  versionLabel: '2.0',
  country: unknownCountry,
  signLanguage: unknownSignLanguage,
  licence: 'CC-BY-4.0',
  contactEmail: null,
  schoolMode: false,
  uploadedHandsFirst: false,
  countsViews: false,
  retentionMonths: 12,
  texts: {},
  mandatoryProperties: [],
}
const choicesIn = (locale: Locale) =>
  presentWebsiteChoices(settings, locale, translator(locale)).signLanguages

test('every sign language with a translated name or an acronym can be chosen [CNT-08]', () => {
  const wanted = [...Object.keys(named), ...Object.values(codeByAcronym)]
  expect(wanted.filter((code) => !signLanguageChoices.includes(code))).toEqual([])
})

test.each([
  ['hu', 'eso', 'eso'],
  ['hu', 'Finnland', 'fse'],
  ['pt', 'Namíbia', 'nbs'],
  ['de', 'Namibian Sign', 'nbs'],
  ['et', 'Brazilian Sign Language', 'bzs'],
  ['en', 'Língua Brasileira de Sinais', 'bzs'],
] as const)('in the language %s "%s" finds the sign language %s [CNT-08]', (locale, typed, code) => {
  const { options, best } = matchOptions(choicesIn(locale), typed)
  expect(best).not.toBeNull()
  expect(options.slice(0, 3).map(({ id }) => id)).toContain(code)
})

test('a name that no language of the interface has is marked as English [CNT-08]', () => {
  const choices = choicesIn('de')
  expect(choices.find(({ id }) => id === 'uks')).toMatchObject({
    label: 'Urubú-Kaapor Sign Language (uks)',
    lang: 'en',
  })
  expect(choices.find(({ id }) => id === 'sfb')).toMatchObject({ lang: 'fr' })
  expect(choices.find(({ id }) => id === 'gsg')).toMatchObject({ label: 'Deutsche Gebärdensprache (gsg)' })
  expect(choices.find(({ id }) => id === 'gsg')).not.toHaveProperty('lang')
})
