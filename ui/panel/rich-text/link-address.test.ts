import { expect, test } from 'vitest'
import { completeLinkAddress, isLinkAddress } from './link-address.ts'

test.each([
  ['https://example.org/a?b#c', true],
  ['/pt/about', true],
  ['#part', true],
  ['mailto:ana@example.org', true],
  ['tel:+55 11 1234', true],
  ['javascript:alert(1)', false],
  ['data:text/html,a', false],
  ['//example.org', false],
  ['https://', false],
  ['mailto:ana', false],
  ['about us', false],
])('the address %s of a link is accepted: %s [CNT-06]', (text, isAccepted) => {
  expect(isLinkAddress(text)).toBe(isAccepted)
})

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a ', 'https://www.example.org/a'],
  ['ana@example.org', 'mailto:ana@example.org'],
  ['/pt/about', '/pt/about'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s is completed to %s', (text, address) => {
  expect(completeLinkAddress(text)).toBe(address)
})
