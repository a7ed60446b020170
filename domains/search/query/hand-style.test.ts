import { expect, test } from 'vitest'
import { readHandStyle, withHandStyle } from './hand-style.ts'

const read = (query: string) => readHandStyle(new URLSearchParams(query))

test('an address asks for SignWriting, or leaves the choice to the visitor [D36]', () => {
  expect(read('show=signwriting')).toEqual({ style: 'symbol', problems: [] })
  for (const query of ['', 'show=', 'location=head'])
    expect(read(query)).toEqual({ style: null, problems: [] })
})

test('an unknown style is left out and reported, shortened [D34] [D36]', () => {
  const { style, problems } = read(`show=${'x'.repeat(5000)}`)
  expect(style).toBeNull()
  expect(problems).toMatchObject([{ field: 'show', code: 'value.unknown' }])
  expect(JSON.stringify(problems).length).toBeLessThan(300)
})

test('the style is added to a query string, or removed from it, and the rest is kept [D36]', () => {
  expect(withHandStyle('', 'symbol')).toBe('?show=signwriting')
  expect(withHandStyle('?location=head', 'symbol')).toBe('?location=head&show=signwriting')
  expect(withHandStyle('?show=signwriting&location=head', 'drawing')).toBe('?location=head')
  expect(withHandStyle('?', 'drawing')).toBe('')
})
