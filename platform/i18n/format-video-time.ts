import { memoize } from '../memoize.ts'

const restFormat = (fractionDigits: number) =>
  memoize(
    (locale) =>
      new Intl.NumberFormat(locale, {
        minimumIntegerDigits: 2,
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
        roundingMode: 'trunc',
      }),
  )
const secondsFormat = restFormat(0)
const tenthsFormat = restFormat(1)

/**
 * A moment of a video, in seconds, as minutes and seconds: `0:02`, `1:04`.
 * @param options.tenths adds tenths of a second in the number format of the locale, for single frames: `0:02,4`
 */
export function formatVideoTime(seconds: number, locale: string, { tenths = false } = {}): string {
  const rest = (tenths ? tenthsFormat : secondsFormat)(locale).format(seconds % 60)
  return `${Math.floor(seconds / 60)}:${rest}`
}
