/** A colour as lightness 0–1, chroma 0–0.4 and hue in degrees (Ottosson's OKLCH). */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

function hexToLinear(hex: string): Triple {
  const channel = (index: number) => toLinear(Number.parseInt(hex.slice(index, index + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/**
 * Parses `#abc` or `#aabbcc`, with or without `#`, in any case.
 * Returns `#aabbcc`, or undefined if the text is not a hex colour.
 */
export function parseHex(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined
}

/** Converts `#rrggbb` to OKLCH. */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = hexToLinear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(bb, a) * 180) / Math.PI
  return { l: lightness, c: Math.hypot(a, bb), h: (hue + 360) % 360 }
}

function oklchToLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isInGamut = (linear: Triple) => linear.every((channel) => channel >= -0.0001 && channel <= 1.0001)

/** Converts to `#rrggbb`; for a colour outside sRGB the chroma is reduced. */
export function oklchToHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  let low = 0
  let high = colour.c
  if (isInGamut(oklchToLinear({ ...colour, l }))) low = high
  else
    for (let i = 0; i < 18; i++) {
      const c = (low + high) / 2
      if (isInGamut(oklchToLinear({ l, c, h: colour.h }))) low = c
      else high = c
    }
  const channels = oklchToLinear({ l, c: low, h: colour.h })
  const byte = (x: number) => Math.round(fromLinear(Math.min(1, Math.max(0, x))) * 255)
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = hexToLinear(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
