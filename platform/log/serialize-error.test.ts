import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** The line of an error. */
function logged(err: unknown): { err: Record<string, unknown> } {
  const lines: string[] = []
  createLog('error', { write: (line: string) => void lines.push(line) }).error({ err }, 'failed')
  return JSON.parse(lines.join())
}

test('an error of the database is logged without the values of rows', () => {
  const error = Object.assign(new Error('duplicate key: zebrafinch@signbank.example'), {
    code: '23505',
    severity: 'ERROR',
    table: 'account',
    constraint: 'account_email',
    detail: 'Key (email)=(zebrafinch@signbank.example) already exists.',
    parameters: ['zebrafinch'],
  })
  const line = logged(error)
  expect(line.err).toMatchObject({ code: '23505', table: 'account', constraint: 'account_email' })
  expect(line.err.stack).toMatch(/serialize-error\.test/)
  expect(JSON.stringify(line)).not.toContain('zebrafinch')
})

test('other errors keep their message and cause', () => {
  const { err } = logged(new Error('connect ECONNREFUSED', { cause: new Error('the network is away') }))
  expect(err.message).toBe('connect ECONNREFUSED: the network is away')
})
