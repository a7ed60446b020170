import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appearanceCss, baseColors, builtInColors, themeCss } from './appearance.ts'
import { contrast, hexToOklch, oklchToHex, parseHex } from './oklch.ts'
import { darkPalette, lightPalette, type Palette } from './palette.ts'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const anyColors = fc.record({ primary: hex, accent: hex, ink: hex, paper: hex, line: hex })

/** Every pair of text and background colour that the components use. */
const textPairs = (p: Palette): [string, string, string][] => [
  ...[p.paper, p.surface, p.sunken].flatMap((ground): [string, string, string][] => [
    ['ink', p.ink, ground],
    ['inkSoft', p.inkSoft, ground],
    ['link', p.link, ground],
    ['accentText', p.accentText, ground],
    ['success', p.success, ground],
    ['warning', p.warning, ground],
    ['danger', p.danger, ground],
  ]),
  ['ink on tint', p.ink, p.primarySoft],
  ['soft ink on tint', p.inkSoft, p.primarySoft],
  ['link on tint', p.link, p.primarySoft],
  ['accent on tint', p.accentText, p.accentSoft],
  ['success on tint', p.success, p.successSoft],
  ['warning on tint', p.warning, p.warningSoft],
  ['danger on tint', p.danger, p.dangerSoft],
  ['onPrimary', p.onPrimary, p.primary],
  ['onPrimary hover', p.onPrimary, p.primaryHover],
  ['onAccent', p.onAccent, p.accent],
  ['onAccent hover', p.onAccent, p.accentHover],
  ['onDanger', p.onDanger, p.danger],
  ['onDanger hover', p.onDanger, p.dangerHover],
  ['onBand', p.onBand, p.band],
]

function expectReadable(palette: Palette) {
  for (const [name, text, ground] of textPairs(palette))
    expect(contrast(text, ground), `${name}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  for (const ground of [palette.paper, palette.surface, palette.sunken]) {
    expect(contrast(palette.lineStrong, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(palette.primary, ground)).toBeGreaterThanOrEqual(3)
    expect(Math.max(contrast(palette.focus, ground), contrast(palette.ink, ground))).toBeGreaterThanOrEqual(3)
  }
}

describe('colours of the appearance settings', () => {
  test('of the built-in themes have AA contrast [UIX-03]', () => {
    expectReadable(lightPalette(builtInColors))
    expectReadable(darkPalette(builtInColors))
  })

  test('have AA contrast for text in both themes, for any five colours [UIX-03]', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        expectReadable(lightPalette(colors))
        expectReadable(darkPalette(colors))
      }),
      { numRuns: 150 },
    )
  })

  test('leave the lines of drawn hands visible on their skin, for any five colours [D36]', () => {
    const [, lightSkin = '', darkSkin = ''] =
      /--hand-skin: light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens) ?? []
    const expectVisible = (colors: typeof builtInColors) => {
      expect(contrast(lightPalette(colors).ink, lightSkin)).toBeGreaterThanOrEqual(3)
      expect(contrast(darkPalette(colors).ink, darkSkin)).toBeGreaterThanOrEqual(3)
    }
    expectVisible(builtInColors)
    fc.assert(fc.property(anyColors, expectVisible), { numRuns: 150 })
  })

  test('leave a primary colour with sufficient contrast unchanged', () => {
    expect(lightPalette(baseColors([{ name: 'primary', hex_code: '#7A1F5C' }])).primary).toBe('#7a1f5c')
    expect(lightPalette(builtInColors).primary).toBe('#005a9c')
  })

  test('give the band the hue of the primary colour and light text in both themes', () => {
    const chosen = baseColors([{ name: 'primary', hex_code: '#7a1f5c' }])
    const [light, dark] = [lightPalette(chosen), darkPalette(chosen)]
    expect(light.band).toBe('#7a1f5c')
    expect(hexToOklch(dark.band).l).toBeLessThan(0.3)
    expect(Math.abs(hexToOklch(dark.band).h - hexToOklch('#7a1f5c').h)).toBeLessThan(5)
    expect([light.onBand, dark.onBand]).toEqual(['#fbfaf7', '#fbfaf7'])
  })

  test('are the built-in ones for malformed colours and unknown names', () => {
    const malformed = ['', 'blue', '#12', '#12345g', 'red;}body{display:none', '#fff"'].map((hex_code) => ({
      name: 'primary',
      hex_code,
    }))
    expect(baseColors(malformed)).toEqual(builtInColors)
    expect(baseColors([{ name: 'toString', hex_code: '#000000' }])).toEqual(builtInColors)
    expect(appearanceCss([{ name: '__proto__', hex_code: '#123456' }])).toBe('')
  })

  test('give no CSS if they equal the built-in ones, otherwise every colour of both themes', () => {
    expect(appearanceCss([])).toBe('')
    expect(appearanceCss([{ name: 'primary', hex_code: '#005A9C' }])).toBe('')
    expect(appearanceCss([{ name: 'primary', hex_code: '#7a1f5c' }])).toContain(
      '--color-primary:light-dark(#7a1f5c,',
    )
  })

  test('give CSS without characters that could end a style element', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, hex_code) => {
        expect(appearanceCss([{ name, hex_code }])).not.toMatch(/[<>"'\\]/)
      }),
    )
  })

  test('of the built-in theme are exactly those of tokens.css', () => {
    const colors = (css: string) =>
      [...css.matchAll(/(--color-[\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)].map((m) => m.slice(1))
    expect(colors(tokens).length).toBeGreaterThan(20)
    expect(colors(tokens)).toEqual(colors(themeCss(builtInColors)))
  })
})

describe('colour conversion', () => {
  test('from hex to OKLCH and back returns the same colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(oklchToHex(hexToOklch(colour))).toBe(colour)
      }),
    )
  })

  test('accepts short and long hex, with or without #', () => {
    expect([parseHex(' #ABC '), parseHex('005A9C'), parseHex('#005a9c00'), parseHex('#xyz')]).toEqual([
      '#aabbcc',
      '#005a9c',
      undefined,
      undefined,
    ])
  })

  test('calculates the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
