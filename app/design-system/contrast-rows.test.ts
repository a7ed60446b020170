import { describe, expect, test } from 'vitest'
import { builtInColors } from '#ui/theme/appearance.ts'
import { darkPalette, lightPalette } from '#ui/theme/palette.ts'
import { colorToken, contrastRows } from './contrast-rows.ts'

describe('the contrast table of the style guide', () => {
  test('every pair of the built-in theme has the required contrast in both themes [UIX-03]', () => {
    for (const row of contrastRows(lightPalette(builtInColors), darkPalette(builtInColors))) {
      expect(row.light, `${row.ink} on ${row.ground}, light`).toBeGreaterThanOrEqual(row.needed)
      expect(row.dark, `${row.ink} on ${row.ground}, dark`).toBeGreaterThanOrEqual(row.needed)
    }
  })

  test('a ratio is truncated, so that 4.499 is not shown as 4.5', () => {
    const grey = { ...lightPalette(builtInColors), ink: '#777777', sunken: '#ffffff' }
    expect(contrastRows(grey, grey)[0]).toMatchObject({ ink: '--color-ink', light: 4.47 })
  })

  test('colour names map to custom properties', () => {
    expect(colorToken('onPrimary')).toBe('--color-on-primary')
  })
})
