import { beforeEach, expect, test, vi } from 'vitest'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { createBaseSite } from './create-base-site.ts'

const log = {
  error: vi.fn(),
  warn: vi.fn(),
  info: vi.fn(),
  debug: vi.fn(),
  child: () => log,
} as unknown as Log
const site = createBaseSite({
  log,
  metrics: { observe: vi.fn() } as unknown as Metrics,
  hashSender: async () => '',
  metricsToken: undefined,
  isLocal: false,
  hstsSubdomains: false,
  findProblem: async () => null,
  secure: false,
})
site.get('/broken', () => {
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
})
site.get('/wrong', () => {
  throw new Error('a mistake')
})
beforeEach(() => vi.mocked(log.error).mockClear())

test('a request that its client aborted is no error of the server', async () => {
  for (const path of ['/broken', '/wrong']) {
    const { status } = await site.request(path, { signal: AbortSignal.abort() })
    expect(status, path).toBe(499)
  }
  expect(log.error).not.toHaveBeenCalled()
})

test('a mistake while the client waits is an error with its cause in the log', async () => {
  expect((await site.request('/wrong')).status).toBe(500)
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'a request failed')
})

test('the log has no token that is a part of a path [API-03]', async () => {
  await site.request('/api/ecv/private/signbank_secret/signs.ecv')
  await site.request('/api/ecv/private/signbank_secret')
  const logged = JSON.stringify(vi.mocked(log.debug).mock.calls)
  expect(logged).toContain('/api/ecv/private/…/signs.ecv')
  expect(logged).not.toContain('signbank_secret')
})

test('every response forbids browsers to guess its type, to frame it, and to send its address to other sites', async () => {
  for (const path of ['/healthz', '/wrong', '/metrics', '/nowhere'])
    expect(Object.fromEntries((await site.request(path)).headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
})
