import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { parseFeatureCode } from '#packages/hands/feature-code.ts'
import { spriteUrls } from '#platform/sprite-urls.ts'

/** Maximum number of hands in one file. */
export const maxSpriteHands = 100

const fileName = /^[0-9a-z]{6}(-[0-9a-z]{6})*\.svg$/

/** URL of an SVG sprite with these hands, each with its feature code as id; at most `maxSpriteHands` codes. */
export const handSpriteUrl = (codes: readonly string[]): string =>
  `/hands/${drawingVersion}/${[...new Set(codes)].join('-')}.svg`

/** The URL of each hand by its feature code, in few files: `/hands/1/f51021-211000.svg#f51021`. */
export const handSpriteUrls = (codes: readonly string[]): ReadonlyMap<string, string> =>
  spriteUrls(codes, handSpriteUrl)

/** URL of an SVG sprite with eight views of one hand, from the palm over the side to the back: `view-0` to `view-7`. */
export const handTurnUrl = (code: string): string => `/hands/${drawingVersion}/${code}/turn.svg`

/** Whether a text is the code of features that do not contradict each other. */
export const isFeatureCode = (text: string): boolean => parseFeatureCode(text) !== null

/**
 * The feature codes in a sprite's file name; none if it is malformed, repeats a code, has too many of them or one of
 * contradictory features.
 */
export function parseHandFileName(name: string): string[] {
  if (name.length > '-000000'.length * maxSpriteHands + '.svg'.length || !fileName.test(name)) return []
  const codes = name.slice(0, -'.svg'.length).split('-')
  const isValid =
    codes.length <= maxSpriteHands && new Set(codes).size === codes.length && codes.every(isFeatureCode)
  return isValid ? codes : []
}
