import { expect, test } from 'vitest'
import { formatAuditQuery, parseAuditQuery } from './audit-query.input.ts'

const parse = (text: string) => parseAuditQuery(new URLSearchParams(text))

test.each([
  '',
  '?q=Ana&thing=sign&id=7&by=3&action=published&access=token&from=2026-01-31&to=2026-02-28&after=1763726400000-12',
])('an address of the audit log keeps its filters: %s', (address) => {
  expect(formatAuditQuery(parse(address.slice(1)))).toBe(address)
})

test.each([
  'thing=constructor&action=toString&access=x',
  'id=7',
  'by=0&after=1-x',
  'from=2026-02-30&to=1999-01-01',
  'from=2026-1-1&q=%00',
])('values that do not exist are ignored: %s', (text) => {
  expect(parse(text)).toEqual(parse(''))
})
