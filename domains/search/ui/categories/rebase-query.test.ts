import { expect, test } from 'vitest'
import { rebaseQuery } from './rebase-query.ts'

test.each([
  [
    'a value chosen while another is on its way: both',
    '?location=nose',
    '?',
    '?location=chest',
    '?location=chest&location=nose',
  ],
  ['the same chosen twice: once', '?location=chest', '?', '?location=chest', '?location=chest'],
  ['one taken away while another comes', '?', '?location=nose', '?location=nose&tags=new', '?tags=new'],
  [
    'another category opened meanwhile',
    '?category=tags',
    '?category=location',
    '?category=location&location=nose',
    '?location=nose&category=tags',
  ],
  ['a letter in place of a letter', '?letter=B', '?letter=A', '?letter=C', '?letter=B'],
  ['nothing on its way', '?location=nose&q=a', '?q=a', '?q=a', '?q=a&location=nose'],
])('%s [PUB-10]', (_, link, shown, coming, meant) => {
  expect(rebaseQuery(link, shown, coming)).toBe(meant)
})
