import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { featureCode, parseFeatureCode } from './feature-code.ts'
import { findContradiction, fingers, jointNames, openings, spreadings, thumbNames } from './features.ts'

const orNull = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values))
const anyFeatures = fc.record({
  fingers: fc.subarray([...fingers], { minLength: 1 }),
  joints: orNull(jointNames),
  thumb: orNull(thumbNames),
  spreading: orNull(spreadings),
  aperture: orNull(openings),
  unselected: orNull(openings),
})

describe('the code of features', () => {
  test('has six characters and gives the same features back, unless they contradict each other', () => {
    fc.assert(
      fc.property(anyFeatures, (features) => {
        const code = featureCode(features)
        expect(code).toMatch(/^[0-9a-z]{6}$/)
        expect(parseFeatureCode(code)).toEqual(findContradiction(features) ? null : features)
      }),
    )
  })

  test('does not depend on the order of the fingers', () => {
    const rest = { joints: null, thumb: null, spreading: null, aperture: null, unselected: null }
    expect(featureCode({ fingers: ['ring', 'index'], ...rest })).toBe(
      featureCode({ fingers: ['index', 'ring'], ...rest }),
    )
  })

  test('is reversible the other way round: no two codes mean the same features', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-v][0-6]{2}[0-3][0-2]{2}$/), (code) => {
        const features = parseFeatureCode(code)
        if (features) expect(featureCode(features)).toBe(code)
      }),
    )
  })

  test.each([
    ['nothing', ''],
    ['no finger', '011100'],
    ['five characters', 'u5402'],
    ['seven characters', 'u540200'],
    ['capital letters', 'U54020'],
    ['a sixth joint', 'u64020'],
    ['a third opening', 'u54030'],
    ['a line break at the end', 'u54020\n'],
  ])('%s is no code', (_, code) => {
    expect(parseFeatureCode(code)).toBeNull()
  })
})
