import { describe, expect, test } from 'vitest'
import { legacyAddress } from './legacy-address.ts'

describe('a URL of older sign banks', () => {
  test.each([
    ['/pt', '#/busca-por-palavra/sinal/12', '/pt/signs/legacy/12'],
    ['/de/', '#/busca-por-palavra/sinal/12/', '/de/signs/legacy/12'],
    ['/pt', '#/hu/busca-por-palavra/sinal/2556', '/hu/signs/legacy/2556'],
    ['/et', '#!/busca-por-palavra/sinal/A%2F1?x=1', '/et/signs/legacy/A%2F1'],
  ])('%s%s redirects to the sign [PUB-14]', (path, hash, expected) => {
    expect(legacyAddress(path, hash)).toBe(expected)
  })

  test.each(['#/busca-por-palavra/sinal', '#/busca-por-palavra/sinal/', '#/busca-por-palavra'])(
    'without an id redirects to the word search: %s [PUB-14]',
    (hash) => {
      expect(legacyAddress('/en', hash)).toBe('/en/search-signs/words')
    },
  )

  test.each([
    ['/pt', ''],
    ['/pt', '#main'],
    ['/pt', '#/outra/sinal/12'],
    ['/pt', '#/busca-por-palavra/sinal/12/13'],
    ['/pt', '#/busca-por-palavra/outro'],
    ['/pt/about', '#/busca-por-palavra/sinal/12'],
    ['/fr', '#/busca-por-palavra/sinal/12'],
  ])('differs from other hashes: %s%s is not redirected [PUB-14]', (path, hash) => {
    expect(legacyAddress(path, hash)).toBe(null)
  })
})
