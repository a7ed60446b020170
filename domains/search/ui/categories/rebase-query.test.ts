import { expect, test } from 'vitest'
import { rebaseQuery } from './rebase-query.ts'

test.each([
  [
    'a value chosen while the page for another loads: both',
    '?location=nose',
    '?',
    '?location=chest',
    '?location=chest&location=nose',
  ],
  ['the same chosen twice: once', '?location=chest', '?', '?location=chest', '?location=chest'],
  [
    'one removed while the page for another loads',
    '?',
    '?location=nose',
    '?location=nose&tags=new',
    '?tags=new',
  ],
  [
    'another category opened in the meantime',
    '?category=tags',
    '?category=location',
    '?category=location&location=nose',
    '?location=nose&category=tags',
  ],
  ['a letter in place of a letter', '?letter=B', '?letter=A', '?letter=C', '?letter=B'],
  [
    'fingers and their joints chosen faster than pages load: all fingers, one kind of joints',
    '?finger=little&joints=bent',
    '?',
    '?finger=thumb&joints=straight',
    '?finger=thumb&joints=bent&finger=little',
  ],
  ['no page is loading', '?location=nose&q=a', '?q=a', '?q=a', '?q=a&location=nose'],
])('%s [PUB-10]', (_, link, current, pending, expected) => {
  expect(rebaseQuery(link, current, pending)).toBe(expected)
})
