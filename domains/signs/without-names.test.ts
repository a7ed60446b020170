import { expect, test } from 'vitest'
import { withoutNames } from './without-names.ts'

const names = ['Ana Souza', 'Aninha']

test.each([
  ['Ana Souza', ''],
  [' ana  souza ', ''],
  ['Video: Ana Souza, UFSC', 'Video: UFSC'],
  ['UFSC (Ana Souza)', 'UFSC'],
  ['Bruno Lima, Ana Souza, UFSC', 'Bruno Lima, UFSC'],
  ['Aninha; UFSC', 'UFSC'],
  ['Consent of Ana Souza in writing, 2026-03-02', 'Consent of in writing, 2026-03-02'],
])('an erased person is no longer named by “%s” [D4]', (text, rest) => {
  expect(withoutNames(text, names)).toBe(rest)
})

test.each(['Ana Souzana', 'Mariana Souza', 'Aninha Lima', 'Ana', 'UFSC, , UFPR', ''])(
  '“%s” does not name the person and stays as it is [D4]',
  (text) => {
    expect(withoutNames(text, names)).toBe(text)
  },
)

test('a name with characters of regular expressions is a text', () => {
  expect(withoutNames('J. (Jo) Silva+, UFSC', ['J. (Jo) Silva+'])).toBe('UFSC')
  expect(withoutNames('Jx (Jo) Silva+', ['J. (Jo) Silva+'])).toBe('Jx (Jo) Silva+')
})
