import { parseFeatureCode } from '#packages/hands/feature-code.ts'
import { maxSpriteHands } from './hand-sprite.ts'

const fileName = /^[0-9a-z]{6}(-[0-9a-z]{6})*\.svg$/

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
