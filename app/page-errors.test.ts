import { expect, test } from 'vitest'
import { AppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { toPageError } from './page-errors.ts'
import { searchFromRequest } from './public/search-from-request.ts'

const t = translator('en')

/** The page error for an invalid search URL. */
function pageErrorFor(path: string) {
  const dictionary = {
    languages: [],
    vocabulary: { byValue: () => undefined, entry: () => undefined },
  } as unknown as Parameters<typeof searchFromRequest>[0]
  try {
    searchFromRequest(dictionary, new Request(`http://signs.example${path}`), 'en')
  } catch (error) {
    return error as ReturnType<typeof toPageError>
  }
  throw new Error('The URL was accepted')
}

test('an invalid value is reported with the title of its filter, or with the name of its parameter [PUB-10] [ERR-01]', () => {
  const { data, init } = pageErrorFor(
    '/en/search-signs/words?location=nope&word_class=zz&word_class=yy&page=abc',
  )
  expect(init?.status).toBe(422)
  expect(data.message).toBe(t('errors:request.invalid'))
  const unknown = (value: string) => t('errors:value.unknown', { value })
  expect(data.problems).toEqual([
    { name: 'page', sentence: t('errors:value.invalid') },
    { name: t('properties:location'), sentence: unknown('nope') },
    { name: t('properties:word_class'), sentence: unknown('zz') },
    { name: t('properties:word_class'), sentence: unknown('yy') },
  ])
})

test('an error without invalid parameters has only its message [ERR-01]', () => {
  const { data } = toPageError(new AppError('search.tooManyValues', { params: { most: 100 } }), 'en')
  expect(data).toEqual({
    code: 'search.tooManyValues',
    message: t('errors:search.tooManyValues', { most: 100 }),
    problems: [],
  })
})
