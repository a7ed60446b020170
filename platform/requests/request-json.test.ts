import { afterEach, expect, test, vi } from 'vitest'
import { describeLoadFailure, requestData, requestJson } from './request-json.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the browser's `fetch` was called with, when the server answers so. */
function answering(answer: () => Response) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls[0] ?? []
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

test('a body is sent as JSON, and the answer is read in the language that is asked for', async () => {
  const sent = answering(json({ data: [1], revision: 2 }))
  const result = await requestJson('/api/signs/1/media', {
    method: 'PUT',
    body: { licence: null },
    locale: 'hu',
  })
  expect(result).toEqual({ ok: true, data: { data: [1], revision: 2 } })
  expect(sent()).toEqual([
    '/api/signs/1/media',
    {
      method: 'PUT',
      body: '{"licence":null}',
      headers: { 'accept-language': 'hu', 'content-type': 'application/json' },
      keepalive: false,
      redirect: 'error',
    },
  ])
})

test('an answer without content has succeeded', async () => {
  answering(() => new Response(null, { status: 204 }))
  expect(await requestJson('/api/signs/1/media/2/process', { method: 'POST' })).toEqual({
    ok: true,
    data: {},
  })
})

test('a refusal of the API is named with its message, code and fields', async () => {
  const fields = [{ field: 'licence', code: 'value.tooLong', message: 'Too long.' }]
  answering(json({ statusCode: 422, message: 'Check the form.', code: 'request.invalid', fields }, 422))
  expect(await requestJson('/api/signs')).toEqual({
    ok: false,
    problem: 'Check the form.',
    code: 'request.invalid',
    errors: { licence: 'Too long.' },
  })
})

test('a refusal of a page is named likewise', async () => {
  const refused = { code: 'sign.changedMeanwhile', problem: 'Somebody saved.', errors: {} }
  answering(json({ refused }, 409))
  expect(await requestData('/pt/control-panel/signs/save')).toEqual({ ok: false, ...refused })
})

test('the content of an answer is its data; an answer without data has failed', async () => {
  answering(json({ data: { to: '/pt' } }))
  expect(await requestData('/save')).toEqual({ ok: true, data: { to: '/pt' } })
  answering(json({}))
  expect(await requestData('/save')).toEqual({ ok: false })
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('failed'))],
  ['a page instead of JSON', async () => new Response('<html>')],
  ['an error page instead of JSON', async () => new Response('<html>', { status: 502 })],
])('%s is a failure without a message', async (_title, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await requestJson('/save')).toEqual({ ok: false })
})

test('a request goes on after the page only if browsers allow its size', async () => {
  for (const [length, keepalive] of [
    [10, true],
    [70_000, false],
  ] as const) {
    const sent = answering(json({}))
    await requestJson('/draft', { method: 'POST', body: 'x'.repeat(length), keepalive: true })
    expect(sent()[1]).toMatchObject({ keepalive })
  }
})

test('a failed load names what was not found, and has a general message for every other failure [ERR-05]', async () => {
  const failureFor = async (answer: () => Response) => {
    answering(answer)
    const result = await requestJson('/api/signs/1/media')
    return result.ok ? undefined : describeLoadFailure(result, 'Not loaded.')
  }
  expect(await failureFor(json({ message: 'Sign not found.' }, 404))).toBe('Sign not found.')
  expect(await failureFor(json({ message: 'Error!' }, 500))).toBe('Not loaded.')
  expect(await failureFor(() => new Response('<html>', { status: 404 }))).toBe('Not loaded.')
})
