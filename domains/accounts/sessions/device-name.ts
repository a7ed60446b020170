/** The first that fits counts: many browsers call themselves by the names of others too. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]
const maxNameLength = 60

/**
 * What a person knows a device by, from what its browser says of itself: `Firefox, Windows`; of a program that is no
 * known browser its own words; null when it says nothing.
 */
export function deviceName(userAgent: string): string | null {
  const named = [browsers, systems].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(userAgent))
    return found ? [found[0]] : []
  })
  return named.join(', ') || userAgent.trim().slice(0, maxNameLength) || null
}
