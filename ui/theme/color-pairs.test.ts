import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appearanceCss, builtInColors } from './appearance.ts'
import { checkPairs, isReadable, nearestPassing, weakestPair } from './color-pairs.ts'
import { contrast, hexToOklch } from './oklch.ts'
import { darkPalette, lightPalette } from './palette.ts'

const withPrimary = (primary: string) => ({ ...builtInColors, primary })
const withAccent = (accent: string) => ({ ...builtInColors, accent })
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('the contrast of chosen colours', () => {
  test('is sufficient in the built-in look, and calculated as WCAG does [CNT-05]', () => {
    expect(isReadable(builtInColors)).toBe(true)
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  })

  test('of a light green names the pairs that fail with ratio and limit [CNT-05]', () => {
    const checks = checkPairs(withPrimary('#2f9e78'))
    expect(checks.filter(({ passes }) => !passes).map(({ name }) => name)).toEqual([
      'textOnPrimary',
      'textOnBand',
      'linkOnPaper',
      'linkOnSunken',
    ])
    expect(weakestPair(checks, 'primary')).toMatchObject({ name: 'linkOnSunken', limit: 4.5 })
    expect(weakestPair(checks, 'line')).toBeUndefined()
  })

  test('of an accent is that of the dark sign on it, not that on the paper [CNT-05]', () => {
    expect(isReadable(withAccent('#f2b61b'))).toBe(true)
    const checks = checkPairs(withAccent('#40203a'))
    expect(checks.filter(({ passes }) => !passes)).toMatchObject([{ name: 'inkOnAccent', color: 'accent' }])
  })

  test('is not rounded up: a ratio below the limit fails [CNT-05]', () => {
    for (const { ratio, limit, passes } of checkPairs(withPrimary('#767674')))
      expect(passes).toBe(ratio >= limit)
  })
})

describe('the nearest passing shade [D45]', () => {
  test('has the hue of the chosen colour, passes, and is the one that pages use', () => {
    const base = withPrimary('#2f9e78')
    const shade = nearestPassing(base, 'primary')
    expect(isReadable({ ...base, primary: shade })).toBe(true)
    expect(hexToOklch(shade).h).toBeCloseTo(hexToOklch('#2f9e78').h, 0)
    expect(hexToOklch(shade).l).toBeLessThan(hexToOklch('#2f9e78').l)
    const css = appearanceCss([{ name: 'primary', hex_code: '#2f9e78' }])
    expect(css).toContain(`--color-primary:light-dark(${shade},`)
    expect(css).not.toContain('--color-primary:light-dark(#2f9e78')
  })

  test('is the colour itself if that passes', () => {
    expect(nearestPassing(withPrimary('#7a1f5c'), 'primary')).toBe('#7a1f5c')
    expect(nearestPassing(withAccent('#f2b61b'), 'accent')).toBe('#f2b61b')
  })

  test('passes for any colour', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const primary = withPrimary(color)
        expect(isReadable(withPrimary(nearestPassing(primary, 'primary')))).toBe(true)
        const accent = withAccent(color)
        expect(isReadable(withAccent(nearestPassing(accent, 'accent')))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('leaves the text of filled controls light on a primary colour, in both themes readable', () => {
    for (const color of ['#2f9e78', '#ffee00', '#ffffff', '#000000']) {
      const [light, dark] = [lightPalette(withPrimary(color)), darkPalette(withPrimary(color))]
      expect(contrast(light.paper, light.primary)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark.paper, dark.primary)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
