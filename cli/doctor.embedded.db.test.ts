import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { callCommand } from '#tests/call-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'signbank-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An https server on this machine, whose certificate is valid for two days and trusted by who trusts it. */
async function startHttps() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...kind, ...names, ...files], { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end('ok'),
  ).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, cert }
}

test('the doctor says that there is no installation yet and creates none, and how long the certificate of the address is valid', async () => {
  const missing = join(folder, 'missing')
  const { url, cert } = await startHttps()
  const settings = { DATA_DIR: missing, PUBLIC_URL: url, TRUSTED_PROXIES: '1' }
  const [trusting, doubting] = await Promise.all([
    callCommand('doctor', [], { ...settings, NODE_EXTRA_CA_CERTS: cert }),
    callCommand('doctor', [], settings),
  ])
  expect(trusting.output).toContain(`! There is no installation in ${missing} yet.`)
  expect(trusting.output).toContain(`! The certificate of ${url} expires in 1 day`)
  expect(doubting.output).toContain(
    `✗ Visitors cannot trust the certificate of ${url} (DEPTH_ZERO_SELF_SIGNED_CERT).`,
  )
  expect(existsSync(missing)).toBe(false)
})

test('a database that is not running is a problem in the language of the operator', async () => {
  const { output, code } = await callCommand('doctor', [], {
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    LANG: 'de_DE.UTF-8',
  })
  expect(output).toContain('✗ Die Datenbank ist nicht benutzbar (database.unreachable).')
  expect(code).toBe(1)
})

test('an unknown argument shows the usage', async () => {
  expect(await callCommand('doctor', ['--fix'], { DATA_DIR: folder })).toMatchObject({ code: 2 })
})
