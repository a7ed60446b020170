import { expect, test } from 'vitest'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import { cast } from '#tests/cast.ts'
import { signToken } from '../example-tokens.ts'
import { findUnknownExampleSigns } from './find-unknown-example-signs.ts'

const house = aSearchEntry({ id: 7, gloss: 'CASA', source: 'nzsl' })
const dictionary = {
  card: (id: number) => (id === 7 ? house : undefined),
  byToken: (token: string, source: string | null) =>
    token === 'CASA' || (token === '2556' && source === 'nzsl') ? house : undefined,
}

test('a token of an example that is no published sign is named once, and a described form is none [SGN-02]', () => {
  const unknown = (self?: number) =>
    findUnknownExampleSigns({ dictionary }, cast.bruno, { signs: 'CASA  NADA 2556 NADA cl:walk-up', self })
  expect(unknown()).toEqual(['NADA', '2556'])
  expect(unknown(7)).toEqual(['NADA'])
})

test('an example names a sign by its gloss, or by its number when the gloss has spaces [SGN-02]', () => {
  expect(
    [
      { id: 7, gloss: 'CASA' },
      { id: 8, gloss: 'BOM DIA' },
    ].map(signToken),
  ).toEqual(['CASA', '8'])
})
