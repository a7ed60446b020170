import { parseHex } from './oklch.ts'
import { type BaseColors, darkPalette, lightPalette, type Palette } from './palette.ts'

/** One colour of the appearance settings, as the server lists it. */
export interface AppearanceColor {
  name: string
  hex_code: string
}

export const builtInColors: BaseColors = {
  primary: '#005a9c',
  accent: '#d9822b',
  ink: '#14202b',
  paper: '#fbfaf7',
  line: '#d9dde1',
}

/** The five base colours of the settings; built-in ones for unknown names and malformed colours. */
export function baseColors(settings: readonly AppearanceColor[]): BaseColors {
  const chosen: BaseColors = { ...builtInColors }
  for (const { name, hex_code } of settings) {
    const hex = parseHex(hex_code)
    if (hex && Object.hasOwn(chosen, name)) chosen[name as keyof BaseColors] = hex
  }
  return chosen
}

const customProperty = (key: string) =>
  `--color-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
/** The custom properties of one palette, for a part of a page with colours of its own. */
export const paletteProperties = (palette: Palette): Record<string, string> =>
  Object.fromEntries(Object.entries(palette).map(([key, hex]) => [customProperty(key), hex]))

const declarations = (light: Palette, dark: Palette) =>
  Object.entries(light)
    .map(([key, hex]) => `${customProperty(key)}:light-dark(${hex},${dark[key as keyof Palette]})`)
    .join(';')

/**
 * CSS that sets every colour token for the settings, light and dark, each text colour with WCAG AA contrast.
 * Colours are derived in OKLCH and written as sRGB hex, so browsers show the colours whose contrast was measured.
 * The text contains hex colours only and is safe in a `<style>` element. Returns '' for the built-in theme of
 * tokens.css.
 */
export function appearanceCss(settings: readonly AppearanceColor[]): string {
  const colors = themeCss(baseColors(settings))
  return colors === themeCss(builtInColors) ? '' : colors
}

/** The CSS rule that sets every colour token, derived from five base colours. */
export const themeCss = (base: BaseColors): string =>
  `html{${declarations(lightPalette(base), darkPalette(base))}}`
