import { contrast } from '#ui/theme/oklch.ts'
import type { Palette } from '#ui/theme/palette.ts'

type Pair = [ink: keyof Palette, ground: keyof Palette, needed: number]

const text = 4.5
const mark = 3

/** The colour pairs of the components, each with the background of lowest contrast. */
const pairs: Pair[] = [
  ['ink', 'sunken', text],
  ['inkSoft', 'sunken', text],
  ['link', 'sunken', text],
  ['accentText', 'accentSoft', text],
  ['onPrimary', 'primary', text],
  ['onAccent', 'accent', text],
  ['onDanger', 'danger', text],
  ['onBand', 'band', text],
  ['ink', 'primarySoft', text],
  ['link', 'primarySoft', text],
  ['success', 'successSoft', text],
  ['warning', 'warningSoft', text],
  ['danger', 'dangerSoft', text],
  ['lineStrong', 'paper', mark],
  ['primary', 'paper', mark],
]

/** The custom property of a palette's colour: `inkSoft` is `--color-ink-soft`. */
export const colorToken = (key: string) =>
  `--color-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Each pair with its contrast ratio (1 to 21) in both themes, truncated to two decimals. */
export const contrastRows = (light: Palette, dark: Palette) =>
  pairs.map(([ink, ground, needed]) => {
    const measured = (palette: Palette) => Math.floor(contrast(palette[ink], palette[ground]) * 100) / 100
    return {
      ink: colorToken(ink),
      ground: colorToken(ground),
      needed,
      light: measured(light),
      dark: measured(dark),
    }
  })
