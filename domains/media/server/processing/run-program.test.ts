import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './run-program.ts'

test('a program gets no settings of the server', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://signbank:secret@database/signbank')
  vi.stubEnv('OWNER_PASSWORD', 'a secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  const environment = await runProgram('env', [], { timeoutMs: 60_000 })
  expect(environment).toContain(`PATH=${process.env.PATH}`)
  expect(environment).not.toMatch(/DATABASE_URL|OWNER_PASSWORD|secret/)
})
