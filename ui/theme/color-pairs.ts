import { contrast } from './oklch.ts'
import { type BaseColors, lightPalette, lightPaper } from './palette.ts'

/** WCAG AA: text, and the marks of controls. */
const textLimit = 4.5
const markLimit = 3

/** Two colours that are shown on each other, and the base colour that decides about both. */
interface PairRule {
  color: keyof BaseColors
  limit: number
  /** The two colours as they were chosen. */
  pair: (base: BaseColors) => [text: string, ground: string]
}

const sunkenOf = (base: BaseColors) => lightPalette(base).sunken

/**
 * The pairs of chosen colours in the light theme. The dark theme is derived, so that its pairs are always readable. The
 * accent on the paper is no pair: its marks are recognized by the dark sign on them.
 */
const rules = {
  textOnPrimary: { color: 'primary', limit: textLimit, pair: (base) => [lightPaper(base), base.primary] },
  textOnBand: { color: 'primary', limit: textLimit, pair: (base) => [lightPaper(base), base.primary] },
  linkOnPaper: { color: 'primary', limit: textLimit, pair: (base) => [base.primary, lightPaper(base)] },
  linkOnSunken: { color: 'primary', limit: textLimit, pair: (base) => [base.primary, sunkenOf(base)] },
  inkOnAccent: { color: 'accent', limit: markLimit, pair: (base) => [base.ink, base.accent] },
  inkOnPaper: { color: 'ink', limit: textLimit, pair: (base) => [base.ink, lightPaper(base)] },
} as const satisfies Record<string, PairRule>

export type ColorPair = keyof typeof rules
export const colorPairs = Object.keys(rules) as ColorPair[]

/** The contrast of a pair of chosen colours. */
export interface PairCheck {
  name: ColorPair
  /** The base colour that can be changed for it. */
  color: keyof BaseColors
  /** WCAG contrast ratio, 1–21. */
  ratio: number
  limit: number
  passes: boolean
}

/** The contrast of all pairs, in the order of `colorPairs`. */
export const checkPairs = (base: BaseColors): PairCheck[] =>
  colorPairs.map((name) => {
    const { color, limit, pair }: PairRule = rules[name]
    const ratio = contrast(...pair(base))
    return { name, color, ratio, limit, passes: ratio >= limit }
  })

/** The pair of a base colour with the lowest contrast in relation to its limit; undefined for a colour without pairs. */
export const weakestPair = (checks: readonly PairCheck[], color: keyof BaseColors): PairCheck | undefined =>
  checks
    .filter((check) => check.color === color)
    .toSorted((one, other) => one.ratio / one.limit - other.ratio / other.limit)[0]

/**
 * The nearest shade of a base colour whose pairs all pass: the same hue and chroma in OKLCH, another lightness. It is the
 * shade that pages use when a failing colour is saved.
 */
export function nearestPassing(base: BaseColors, color: 'primary' | 'accent' | 'ink'): string {
  return lightPalette(base)[color]
}

/** Whether all pairs pass. */
export const isReadable = (base: BaseColors): boolean => checkPairs(base).every(({ passes }) => passes)
