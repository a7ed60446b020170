import { expect, test } from 'vitest'
import { formatArticulation, readArticulation } from './articulation-filters.ts'

test('what is described of a sign is compared with published signs; other values are not [SGN-04]', () => {
  const values = { handshapeDominant: [12], location: [40], handednessSearchable: [3], wordClass: [5] }
  expect(formatArticulation({ values })).toBe('handshape_dominant=12&location=40')
  expect(readArticulation(new URLSearchParams(formatArticulation({ values })))).toEqual({
    handshapeDominant: [12],
    location: [40],
  })
})

test('forged values of a comparison are ignored [SGN-04]', () => {
  const params = new URLSearchParams(
    'location=x&location=-1&handshape_dominant=&mouthing=7&mouthing=8&gloss=A',
  )
  expect(readArticulation(params)).toEqual({ mouthing: [7, 8] })
  expect(formatArticulation({ values: {} })).toBe('')
})
