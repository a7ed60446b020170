import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { exactEntry } from './filter-value.ts'
import { formatHandChoice, handFilter, hands, parseHandChoice } from './handshape-choice.ts'

const parse = (written: string) => parseHandChoice(new URLSearchParams(written))

describe('the choice of a hand, and of a handshape with or without its family [PUB-09]', () => {
  test('is either hand and the whole family by default', () => {
    for (const written of ['', 'hand=&only=', 'location=head', 'only=0'])
      expect(parse(written)).toEqual({ hand: 'either', withoutFamily: false })
  })

  test('is the same after it was written to an address and read again', () => {
    fc.assert(
      fc.property(fc.record({ hand: fc.constantFrom(...hands), withoutFamily: fc.boolean() }), (choice) => {
        expect(parse(formatHandChoice(choice))).toEqual(choice)
      }),
    )
    expect(formatHandChoice({ hand: 'either', withoutFamily: false })).toBe('')
    expect(formatHandChoice({ hand: 'other', withoutFamily: true })).toBe('hand=other&only=1')
  })

  test.each([
    ['hand=third', ['hand']],
    ['hand=constructor', ['hand']],
    ['only=yes', ['only']],
    [`hand=${'x'.repeat(5000)}&only=2`, ['hand', 'only']],
  ])('is refused with the name of the parameter: %.20s', (written, names) => {
    try {
      parse(written)
      expect.unreachable()
    } catch (error) {
      if (!isAppError(error)) throw error
      expect(error.code).toBe('request.invalid')
      expect(error.fields.map(({ field }) => field)).toEqual(names)
      expect(JSON.stringify(error.fields).length).toBeLessThan(500)
    }
  })

  test('becomes a filter for that hand, exact when the family is excluded', () => {
    expect(handFilter(7, { hand: 'either', withoutFamily: false })).toEqual({ handshape: [7] })
    expect(handFilter(7, { hand: 'dominant', withoutFamily: false })).toEqual({ handshapeDominant: [7] })
    expect(handFilter(7, { hand: 'other', withoutFamily: true })).toEqual({
      handshapeNondominant: [exactEntry(7)],
    })
  })
})
