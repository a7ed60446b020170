import { expect, test } from 'vitest'
import { AppError } from '#platform/errors/app-error.ts'
import { pageError } from './page-errors.ts'
import { withErrorPage } from './server-error-pages.ts'

const failWith = (error: unknown, locale = 'de') => {
  const loader = withErrorPage(async (_: { params: { locale?: string }; request: Request }) => {
    throw error
  })
  const request = new Request('http://localhost/', { headers: { 'accept-language': 'hu' } })
  return loader({ params: { locale }, request }).catch((thrown: unknown) => thrown)
}

test.each([
  ['the database is away', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 503, 'server.busy'],
  ['the database is read-only', Object.assign(new Error('read-only'), { code: '25006' }), 503, 'server.busy'],
  ['the database shuts down', Object.assign(new Error('shutdown'), { code: '57P01' }), 503, 'server.busy'],
  ['the disk is full', Object.assign(new Error('full'), { code: 'ENOSPC' }), 507, 'storage.full'],
])('while %s, a page is an error page with a message', async (_what, error, status, code) => {
  const page = await failWith(error)
  expect(page).toMatchObject({ init: { status }, data: { code, message: expect.stringMatching(/\w{5}/) } })
})

test('other errors, refusals and redirects are not changed', async () => {
  for (const error of [
    new Error('a defect'),
    new AppError('account.adminsOnly'),
    new Response(null, { status: 303 }),
  ])
    expect(await failWith(error)).toBe(error)
})

test('a page that is not found names what was not found, in the language of the page or of the browser [ERR-05]', async () => {
  expect(await failWith(pageError('sign.notFound'))).toMatchObject({
    init: { status: 404 },
    data: { code: 'sign.notFound', message: 'Gebärde nicht gefunden.' },
  })
  expect(await failWith(pageError('page.notFound'), 'fr')).toMatchObject({
    data: { message: 'Ez az oldal nem található.' },
  })
})
