import { describe, expect, test } from 'vitest'
import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'
import de from '#locales/de/signForm.json' with { type: 'json' }
import en from '#locales/en/signForm.json' with { type: 'json' }
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { formIssues } from '../form-issues.ts'
import { stageProgress } from '../stage-progress.ts'
import { presentStages } from './form-stages.presenter.ts'

const messages = { en, de }
type Language = keyof typeof messages

const translator = (language: Language) =>
  createI18n(language, { signForm: messages[language] }).getFixedT(['signForm', 'signPhonology'])

const stepsOf = (document: SignDocument, language: Language = 'en') =>
  presentStages(
    stageProgress(document, formIssues(document, { entryById: () => undefined })),
    'identification',
    { stagePath: (stage) => `#${stage}`, path: '', t: translator(language) },
  )
const statesOf = (document: SignDocument, language?: Language) =>
  Object.fromEntries(stepsOf(document, language).map(({ id, stateText }) => [id, stateText]))

const described: SignDocument = {
  ...emptyDocument('CASA'),
  translations: { pt: [['casa']] },
  flags: { repeatedMovement: true },
}

describe('the list of stages', () => {
  test('says how many fields of each stage are filled in [SGN-02]', () => {
    expect(statesOf(described)).toEqual({
      identification: expect.stringMatching(/^2 of \d+ fields$/),
      phonology: expect.stringMatching(/^1 of \d+ fields$/),
      morphology: 'nothing filled in',
      relations: 'nothing filled in',
      preview: '',
    })
  })

  test('says it also of a stage in which something is missing or wrong [SGN-02]', () => {
    const missing = { ...described, translations: {} }
    expect(statesOf(missing).identification).toMatch(/^mandatory data missing\u00A0· 1 of \d+ fields$/)
    expect(statesOf(missing, 'de').identification).toMatch(/^Pflichtangaben fehlen\u00A0· 1 von \d+ Feldern$/)
    const wrong = { ...described, texts: { gloss: 'A'.repeat(501) } }
    expect(statesOf(wrong).identification).toMatch(/^something is wrong\u00A0· 2 of \d+ fields$/)
    expect(statesOf(emptyDocument('')).identification).toBe('mandatory data missing')
  })

  test('marks a stage as done only when nothing in it is missing or wrong [SGN-02]', () => {
    const states = stepsOf({ ...described, translations: {} }).map(({ state }) => state)
    expect(states).toEqual(['current', 'done', 'other', 'other', 'other'])
  })
})
