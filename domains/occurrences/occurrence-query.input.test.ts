import { expect, test } from 'vitest'
import { formatOccurrenceQuery, parseOccurrenceQuery, possibleOrder } from './occurrence-query.input.ts'

const parse = (address: string) => parseOccurrenceQuery(new URLSearchParams(address))

test('an address of the page contains what somebody chose, and nothing that is usual [ELN-04]', () => {
  const address =
    '?sign=12&eaf_video=7&tier=S1+direita&participant=S1&hand=weak&class=lexical&before=IX&order=after&neighbours=5&by=region&page=3'
  expect(formatOccurrenceQuery(parse(address))).toBe(address)
  expect(formatOccurrenceQuery(parse('?order=time&page=1&neighbours=3'))).toBe('')
})

test('what does not exist is ignored [ELN-04]', () => {
  const query = parse('?sign=x&hand=left&class=none&order=size&neighbours=9&by=age&page=99999&value=')
  expect(query).toMatchObject({ sign: null, hand: null, class: null, order: 'time', neighbours: 5, by: null })
  expect(query).toMatchObject({ page: 400, value: null })
})

test('a list of many signs is ordered by time, because its neighbours say nothing [ELN-04]', () => {
  expect(possibleOrder(parse('?order=before'))).toBe('time')
  expect(possibleOrder(parse('?order=before&sign=1'))).toBe('before')
  expect(possibleOrder(parse('?order=after&value=IX'))).toBe('after')
})
