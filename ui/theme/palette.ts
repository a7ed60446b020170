import { contrast, hexToOklch, type Oklch, oklchToHex } from './oklch.ts'

/** The five colours an institution may choose; everything else is derived from them. */
export interface BaseColors {
  primary: string
  accent: string
  ink: string
  paper: string
  line: string
}

/** Every colour of the interface; in CSS `paperSunken` is `--color-paper-sunken`. */
export interface Palette {
  paper: string
  surface: string
  sunken: string
  line: string
  lineStrong: string
  ink: string
  inkSoft: string
  primary: string
  primaryHover: string
  primarySoft: string
  onPrimary: string
  link: string
  accent: string
  accentHover: string
  accentSoft: string
  onAccent: string
  accentText: string
  focus: string
  success: string
  successSoft: string
  warning: string
  warningSoft: string
  danger: string
  dangerHover: string
  dangerSoft: string
  onDanger: string
  /** A strip over the whole width of a page, and its text: light in both themes. */
  band: string
  onBand: string
}

/** WCAG AA for text, and for icons and borders of controls, with a small margin for rounding. */
export const textRatio = 4.55
export const controlRatio = 3.05

const adjust = (hex: string, change: Partial<Oklch>) => oklchToHex({ ...hexToOklch(hex), ...change })
const capChroma = (hex: string, l: number, most: number) => {
  const { c, h } = hexToOklch(hex)
  return oklchToHex({ l, c: Math.min(c, most), h })
}
const lowestContrast = (hex: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(hex, ground)))

/**
 * Moves the lightness of a colour towards `end` (0 black, 1 white) until the contrast on every ground is sufficient.
 * The hue is unchanged. Returns the colour with lightness `end` if no other is sufficient.
 */
function ensureContrast(hex: string, grounds: readonly string[], ratio: number, end: 0 | 1): string {
  if (lowestContrast(hex, grounds) >= ratio) return hex
  const start = hexToOklch(hex).l
  let near = 0
  let far = 1
  for (let i = 0; i < 14; i++) {
    const middle = (near + far) / 2
    if (lowestContrast(adjust(hex, { l: start + (end - start) * middle }), grounds) >= ratio) far = middle
    else near = middle
  }
  return adjust(hex, { l: start + (end - start) * far })
}

/** Text colour on fills: the choice with the best contrast, or black or white if none is sufficient. */
function readableTextOn(fills: readonly string[], choices: readonly string[]): string {
  const best = (from: readonly string[]) =>
    from.reduce((a, b) => (lowestContrast(b, fills) > lowestContrast(a, fills) ? b : a))
  const chosen = best(choices)
  return lowestContrast(chosen, fills) >= textRatio ? chosen : best(['#000000', '#ffffff'])
}

/** A fill and its hover shade. Both have the same text colour, so the shade moves away from that colour. */
function filled(hex: string, choices: readonly string[]) {
  const text = readableTextOn([hex], choices)
  const away = contrast(text, '#000000') > contrast(text, '#ffffff') ? -1 : 1
  const hover = adjust(hex, { l: Math.min(1, Math.max(0, hexToOklch(hex).l + away * 0.06)) })
  return { fill: hex, hover, text }
}

interface Backgrounds {
  paper: string
  surface: string
  sunken: string
  /** Darkened if light text on it would not be readable. */
  band: string
  ink: string
  /** Lightness of tinted backgrounds, and the extreme that text colours move to. */
  tintLightness: number
  textLightness: 0 | 1
}

function buildPalette(base: BaseColors, grounds: Backgrounds, line: string): Palette {
  const { paper, surface, sunken, tintLightness, textLightness } = grounds
  const soft = (hex: string) => capChroma(hex, tintLightness, textLightness === 0 ? 0.03 : 0.045)
  const plain = [paper, surface, sunken]
  const readable = (hex: string, ...more: string[]) =>
    ensureContrast(hex, [...plain, ...more], textRatio, textLightness)
  const status = (hex: string) => readable(hex, soft(hex))

  const primarySoft = soft(base.primary)
  const accentSoft = soft(base.accent)
  const ink = ensureContrast(grounds.ink, [...plain, primarySoft, accentSoft], 10, textLightness)
  // A chosen colour that is not readable with its text is replaced by the nearest shade that is (D45).
  const primary = filled(ensureContrast(base.primary, plain, textRatio, textLightness), [paper, ink])
  const darkText = textLightness === 0 ? ink : paper
  const accent = filled(ensureContrast(base.accent, [darkText], controlRatio, 1), [ink, paper])
  const dangerText = status(oklchToHex({ l: 0.5, c: 0.18, h: 27 }))
  const danger = filled(dangerText, [paper, ink])
  const onBand = lightPaper(base)

  return {
    paper,
    surface,
    sunken,
    line,
    lineStrong: ensureContrast(line, plain, controlRatio, textLightness),
    ink,
    inkSoft: readable(
      adjust(ink, { l: hexToOklch(ink).l + (textLightness === 0 ? 0.22 : -0.2) }),
      primarySoft,
    ),
    primary: primary.fill,
    primaryHover: primary.hover,
    primarySoft,
    onPrimary: primary.text,
    link: readable(base.primary, primarySoft),
    accent: accent.fill,
    accentHover: accent.hover,
    accentSoft,
    onAccent: accent.text,
    accentText: readable(base.accent, accentSoft),
    focus: base.accent,
    success: status(oklchToHex({ l: 0.47, c: 0.11, h: 155 })),
    successSoft: soft(oklchToHex({ l: 0.5, c: 0.11, h: 155 })),
    warning: status(oklchToHex({ l: 0.5, c: 0.1, h: 75 })),
    warningSoft: soft(oklchToHex({ l: 0.5, c: 0.1, h: 75 })),
    danger: danger.fill,
    dangerHover: danger.hover,
    dangerSoft: soft(dangerText),
    onDanger: danger.text,
    band: ensureContrast(grounds.band, [onBand], textRatio, 0),
    onBand,
  }
}

/** The chosen paper colour; one with lightness below 0.9 is lightened. */
export const lightPaper = ({ paper }: BaseColors) =>
  hexToOklch(paper).l >= 0.9 ? paper : capChroma(paper, 0.94, 0.03)

/** The light theme. */
export function lightPalette(base: BaseColors): Palette {
  const paper = lightPaper(base)
  const { l } = hexToOklch(paper)
  const surface = adjust(paper, { l: Math.min(1, l + 0.012), c: 0.002 })
  const sunken = adjust(paper, { l: l - 0.028 })
  return buildPalette(
    base,
    { paper, surface, sunken, band: base.primary, ink: base.ink, tintLightness: 0.945, textLightness: 0 },
    base.line,
  )
}

/** The dark theme: ink is the background and paper the text colour. */
export function darkPalette(base: BaseColors): Palette {
  const ground = (l: number) => capChroma(base.ink, l, 0.022)
  const lift = (hex: string) =>
    adjust(hex, { l: Math.max(0.74, hexToOklch(hex).l), c: Math.min(0.13, hexToOklch(hex).c) })
  const grounds: Backgrounds = {
    paper: ground(0.185),
    surface: ground(0.225),
    sunken: ground(0.155),
    band: capChroma(base.primary, 0.275, 0.05),
    ink: capChroma(base.paper, 0.94, 0.012),
    tintLightness: 0.29,
    textLightness: 1,
  }
  const lifted = { ...base, primary: lift(base.primary), accent: lift(base.accent) }
  return buildPalette(lifted, grounds, ground(0.34))
}
