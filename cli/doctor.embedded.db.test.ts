import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'signbank-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const runDoctor = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['cli/doctor.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', ...env },
  })

test('the doctor says that there is no installation yet, and creates none', () => {
  const missing = join(folder, 'missing')
  const { stdout, status } = runDoctor({ DATA_DIR: missing })
  expect(stdout).toContain(`! There is no installation in ${missing} yet.`)
  expect(stdout).not.toContain('✗')
  expect(status).toBe(0)
  expect(existsSync(missing)).toBe(false)
})

test('a database that is not running is a problem in the language of the operator', () => {
  const { stdout, status } = runDoctor({
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    LANG: 'de_DE.UTF-8',
  })
  expect(stdout).toContain('✗ Die Datenbank ist nicht benutzbar (database.unreachable).')
  expect(status).toBe(1)
})

test('an unknown argument shows the usage', () => {
  expect(runDoctor({ DATA_DIR: folder }, '--fix')).toMatchObject({ status: 2 })
})
