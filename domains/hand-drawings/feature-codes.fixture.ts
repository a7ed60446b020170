import { isFeatureCode } from './hand-file-name.ts'

const digits = (count: number) => Array.from({ length: count }, (_, digit) => digit.toString(36))

/** The codes of all features without contradiction. */
export const everyFeatureCode = (): string[] =>
  [32, 6, 7, 4, 3, 3]
    .reduce<string[]>(
      (codes, count) => codes.flatMap((code) => digits(count).map((digit) => code + digit)),
      [''],
    )
    .filter(isFeatureCode)
