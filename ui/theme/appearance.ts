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

/** The five base colours after the settings; unknown names and malformed colours leave the built-in ones. */
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
const declarations = (light: Palette, dark: Palette) =>
  Object.entries(light)
    .map(([key, hex]) => `${customProperty(key)}:light-dark(${hex},${dark[key as keyof Palette]})`)
    .join(';')

/**
 * CSS text that sets every colour token for the settings, light and dark, each text colour at AA or better on its
 * ground. Derived in OKLCH, written as sRGB hex: what was measured is what is shown, in every browser; which of the
 * two shows follows `color-scheme`. Safe to stand in a `<style nonce>`: it holds hex colours only. Empty when the
 * settings say no more than the built-in theme, which tokens.css holds.
 */
export function appearanceCss(settings: readonly AppearanceColor[]): string {
  const colors = themeCss(baseColors(settings))
  return colors === themeCss(builtInColors) ? '' : colors
}

/** The rule that sets every colour token from five base colours. */
export const themeCss = (base: BaseColors): string =>
  `html{${declarations(lightPalette(base), darkPalette(base))}}`
