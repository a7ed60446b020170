import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { spriteUrls } from '#platform/sprite-urls.ts'

/** Maximum number of hands in one file. */
export const maxSpriteHands = 100

/** URL of an SVG sprite with these hands, each with its feature code as id; at most `maxSpriteHands` codes. */
export const handSpriteUrl = (codes: readonly string[]): string =>
  `/hands/${drawingVersion}/${[...new Set(codes)].join('-')}.svg`

/** The URL of each hand by its feature code, in few files: `/hands/1/f51021-211000.svg#f51021`. */
export const handSpriteUrls = (codes: readonly string[]): ReadonlyMap<string, string> =>
  spriteUrls(codes, handSpriteUrl)

/** URL of an SVG sprite with eight views of one hand, from the palm over the side to the back: `view-0` to `view-7`. */
export const handTurnUrl = (code: string): string => `/hands/${drawingVersion}/${code}/turn.svg`
