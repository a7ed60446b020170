import { expect, test } from 'vitest'
import { useSites } from './open-site.fixture.ts'

const { ask, plain, https } = await useSites()
const path = '/.well-known/security.txt'

test('the site tells researchers where to report vulnerabilities, by https only', async () => {
  const answer = await ask(path, { site: https() })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await answer.text()
  expect(text).toContain('Contact: https://signs.example/')
  expect(text).toContain(`Canonical: https://signs.example${path}\n`)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect((await ask(path, { site: plain() })).status).toBe(404)
})
