import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

const url = 'https://bank.example/api/signs?q=%C3%A1gua&page=2&per_page=10'
const relations = (page: number, total: number) =>
  Object.fromEntries(
    pageLinks(url, { page, perPage: 10, total })
      .split(', ')
      .map((link) => [/rel="(\w+)"/.exec(link)?.[1], /<([^>]*)>/.exec(link)?.[1]]),
  )

test('a page links to its neighbours and to both ends, with all other parameters [API-01]', () => {
  expect(relations(2, 35)).toEqual({
    first: '/api/signs?q=%C3%A1gua&page=1&per_page=10',
    prev: '/api/signs?q=%C3%A1gua&page=1&per_page=10',
    next: '/api/signs?q=%C3%A1gua&page=3&per_page=10',
    last: '/api/signs?q=%C3%A1gua&page=4&per_page=10',
  })
})

test('the ends have no neighbour outside of the list, and an empty list has one page', () => {
  expect(Object.keys(relations(4, 35))).toEqual(['first', 'prev', 'last'])
  expect(Object.keys(relations(1, 35))).toEqual(['first', 'next', 'last'])
  expect(Object.keys(relations(1, 0))).toEqual(['first', 'last'])
  expect(relations(9, 35).prev).toContain('page=4')
})
