import { expect, test } from 'vitest'
import { isServerBusy } from './server-busy.ts'

const errorWith = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25006',
  '08006',
  '08P01',
  '53000',
  '53200',
  '53300',
  '53400',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])('an error with the code %s means that the database cannot answer at present', (code) =>
  expect(isServerBusy(errorWith(code))).toBe(true),
)

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'timeout expired',
])('so does “%s”', (message) => expect(isServerBusy(new Error(message))).toBe(true))

test.each(['23505', '42P01', '57014', '40001', 'ENOENT', 'ENOSPC', '53100'])(
  'an error with the code %s is another one',
  (code) => expect(isServerBusy(errorWith(code))).toBe(false),
)

test('the socket of a server that does not run is missing in the file system', () => {
  const missing = errorWith('ENOENT', 'connect ENOENT /var/run/postgresql/.s.PGSQL.5432')
  expect(isServerBusy(Object.assign(missing, { syscall: 'connect' }))).toBe(true)
})

test('refused connections to all addresses of a host are one error with the code of the first', async () => {
  const refused = new AggregateError([errorWith('ECONNREFUSED'), errorWith('ECONNREFUSED')])
  expect(isServerBusy(Object.assign(refused, { code: 'ECONNREFUSED' }))).toBe(true)
})
