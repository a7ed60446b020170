import { expect, test } from 'vitest'
import { AppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { parameterProblems, toPageError } from './page-errors.ts'

const t = translator('en')

test('an invalid parameter is reported with its name or label [ERR-01]', () => {
  const fields = [{ field: 'page', code: 'value.unknown' as const, params: { value: 'abc' } }]
  const sentence = t('errors:value.unknown', { value: 'abc' })
  expect(parameterProblems(fields, 'en')).toEqual([{ name: 'page', sentence }])
  expect(parameterProblems(fields, 'en', () => 'Page')).toEqual([{ name: 'Page', sentence }])
})

test('an error page has the message and the status of its error [ERR-01]', () => {
  const { data, init } = toPageError(new AppError('search.tooManyValues', { params: { most: 100 } }), 'en')
  expect(data).toEqual({
    code: 'search.tooManyValues',
    message: t('errors:search.tooManyValues', { most: 100 }),
  })
  expect(init?.status).toBe(422)
})
