import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactEntry } from './filter-value.ts'
import { formatHandChoice, type HandChoice, handFilter, hands, readHandChoice } from './handshape-choice.ts'

const read = (written: string) => readHandChoice(new URLSearchParams(written))
const parse = (written: string) => read(written).choice
const anyChoice = fc.record<HandChoice>({
  hand: fc.constantFrom(...hands),
  withoutFamily: fc.boolean(),
  style: fc.constantFrom(null, 'symbol'),
})

describe('the choice of a hand, and of a handshape with or without its family [PUB-09]', () => {
  test('is either hand and the whole family by default', () => {
    for (const written of ['', 'hand=&only=', 'location=head', 'only=0'])
      expect(parse(written)).toEqual({ hand: 'either', withoutFamily: false, style: null })
  })

  test('is the same after it was written to an address and read again', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(parse(formatHandChoice(choice))).toEqual(choice)
      }),
    )
    expect(formatHandChoice({ hand: 'either', withoutFamily: false, style: null })).toBe('')
    expect(formatHandChoice({ hand: 'other', withoutFamily: true, style: 'symbol' })).toBe(
      'hand=other&only=1&show=signwriting',
    )
  })

  test.each([
    ['hand=third', ['hand']],
    ['hand=constructor', ['hand']],
    ['only=yes', ['only']],
    ['show=photographs', ['show']],
    [`hand=${'x'.repeat(5000)}&only=2`, ['hand', 'only']],
  ])('ignores an unknown value and reports its parameter: %.20s [D34]', (written, names) => {
    const { choice, problems } = read(written)
    expect(choice).toEqual({ hand: 'either', withoutFamily: false, style: null })
    expect(problems.map(({ field }) => field)).toEqual(names)
    expect(JSON.stringify(problems).length).toBeLessThan(500)
  })

  test('becomes a filter for that hand, exact when the family is excluded', () => {
    expect(handFilter(7, { hand: 'either', withoutFamily: false })).toEqual({ handshape: [7] })
    expect(handFilter(7, { hand: 'dominant', withoutFamily: false })).toEqual({ handshapeDominant: [7] })
    expect(handFilter(7, { hand: 'other', withoutFamily: true })).toEqual({
      handshapeNondominant: [exactEntry(7)],
    })
  })
})
