import { expect, test } from 'vitest'
import type { Language } from '#domains/languages/index.ts'
import { presentCorrection, presentLegalFields } from './legal.presenter.ts'

const aLanguage = (id: number, code: string, facts: Partial<Language> = {}): Language => ({
  id,
  code,
  isDefault: false,
  otherLanguage: false,
  position: id * 10,
  notes: null,
  names: { en: `English name of ${code}` },
  ...facts,
})
const reader = {
  locale: 'en',
  timeZone: 'UTC',
  languages: [
    aLanguage(1, 'de'),
    aLanguage(2, 'et'),
    aLanguage(3, 'pt', { isDefault: true }),
    aLanguage(4, 'fr', { otherLanguage: true }),
  ],
  defaultLanguage: 'pt',
} as const

test('the default language comes first, even when it is not first in the list [CON-06]', () => {
  expect(presentLegalFields(reader)).toEqual([
    { code: 'pt', isDefault: true, name: 'English name of pt' },
    { code: 'de', isDefault: false, name: 'English name of de' },
    { code: 'et', isDefault: false, name: 'English name of et' },
  ])
})

test('an earlier wording has the name of its language and of the person who replaced it [CON-06]', () => {
  const wording = {
    id: 5,
    language: 'et',
    body: '<p>üks</p>',
    videoId: null,
    replacedAt: new Date('2026-11-21T12:00:00Z'),
    replacedBy: 'Ana',
  }
  expect(presentCorrection(wording, reader)).toMatchObject({
    languageName: 'English name of et',
    html: '<p>üks</p>',
    hadVideo: false,
    by: 'Ana',
  })
})
