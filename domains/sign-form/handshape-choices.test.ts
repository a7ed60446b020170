import { expect, test } from 'vitest'
import { familyOf, filterHandshapes, type HandshapeChoice } from './handshape-choices.ts'

const choice = (
  id: number,
  label: string,
  count: number,
  drawing: string | null,
  symbol: string | null = null,
) => ({ id, label, count, drawing, symbol, picture: null }) satisfies HandshapeChoice

const fist = choice(1, 'punho fechado, polegar sobre os dedos', 14, 'u50000', 'S20300')
const flat = choice(2, 'mão aberta', 26, 'u11110', 'S14400')
const index = choice(3, 'indicador estendido', 19, '210002', 'S10000')
const unknown = choice(4, 'forma própria', 0, null)
const choices = [fist, flat, index, unknown]
const found = (text: string, filter: Parameters<typeof filterHandshapes>[1]['filter'] = 'mostUsed') =>
  filterHandshapes(choices, { text, filter, recent: [3, 99, 1] }).map(({ id }) => id)

test('the most used handshapes come first [SGN-04]', () => {
  expect(found('')).toEqual([2, 3, 1, 4])
  expect(found('', 'all')).toEqual([1, 2, 3, 4])
})

test('a handshape is found by its name without accents and by its symbol number [SGN-04]', () => {
  expect(found('MAO')).toEqual([2])
  expect(found('fechado polegar')).toEqual([1])
  expect(found('s203')).toEqual([1])
  expect(found('s203', 'one')).toEqual([1])
  expect(found('nada')).toEqual([])
})

test('recent handshapes keep their order; one that no longer exists is left out [SGN-04]', () => {
  expect(found('', 'recent')).toEqual([3, 1])
})

test('families count the fingers that stand out [SGN-04]', () => {
  expect([fist, flat, index, unknown].map(familyOf)).toEqual(['fist', 'four', 'one', null])
  expect(found('', 'one')).toEqual([3])
})
