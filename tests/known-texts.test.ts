import { expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { findTextProblems, readKnownTexts } from './known-texts.ts'
import { readPageTexts } from './page-texts.ts'

const known = readKnownTexts()
const problemsOf = (html: string) => findTextProblems(readPageTexts(html), 'de', known)

const hungarian = translator('hu')('public:error.heading404')
const german = translator('de')('public:error.heading404')

test.each([
  [
    'a missing message',
    '<p>none.title</p><b>search:none.title</b>',
    ['message key: none.title', 'message key: search:none.title'],
  ],
  ['an unfilled placeholder', '<p>{{count}} Gebärden</p>', ['unfilled: {{count}} Gebärden']],
  ['a message of another language', `<p>${hungarian}</p>`, [`hu marked as de: ${hungarian}`]],
  ['a label of another language', `<i title="${hungarian}"></i>`, [`hu marked as de: ${hungarian}`]],
  [
    'a value of a list in another language',
    '<p>espaço próximo à cabeça</p>',
    ['pt marked as de: espaço próximo à cabeça'],
  ],
  ['a wrong language', `<p lang="et">${hungarian}</p>`, [`hu marked as et: ${hungarian}`]],
])('%s is found [UIX-04]', (_what, html, problems) => {
  expect(problemsOf(html)).toEqual(problems)
})

test('texts of the page, texts with their language and data are no problems [UIX-04]', () => {
  const html = `<p>${german}</p><p lang="hu">${hungarian}</p><p lang="pt-BR">espaço próximo à cabeça</p><code>none.title</code>`
  expect(problemsOf(html)).toEqual([])
})
