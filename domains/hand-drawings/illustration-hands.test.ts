import { expect, test } from 'vitest'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { handCodeOf } from './hand-picture.presenter.ts'
import { illustrationHands } from './illustration-hands.ts'

test.each(Object.entries(illustrationHands))(
  'the hand that illustrates pages as %s is that of the standard list [D36]',
  (value, { drawing }) => {
    const features = handshapes.find((one) => one.value === value)?.features ?? null
    expect(handCodeOf({ features })).toBe(drawing)
  },
)
