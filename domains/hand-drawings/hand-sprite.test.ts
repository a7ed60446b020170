import { describe, expect, test } from 'vitest'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { featureCode } from '#packages/hands/feature-code.ts'
import { fingers, jointNames, thumbNames } from '#packages/hands/features.ts'
import { isFeatureCode, parseHandFileName } from './hand-file-name.ts'
import { handSpriteUrl, handSpriteUrls, handTurnUrl, maxSpriteHands } from './hand-sprite.ts'

const plain = { spreading: null, aperture: null, unselected: null }
/** Different codes, all without contradiction. */
const codes = [2, 3, 4]
  .flatMap((count) =>
    jointNames.flatMap((joints) =>
      [null, ...thumbNames].flatMap((thumb) =>
        [1, 2, 3].flatMap((start) => {
          const selected = fingers.slice(start, start + count)
          return selected.length < count ? [] : featureCode({ ...plain, fingers: selected, joints, thumb })
        }),
      ),
    ),
  )
  .filter(isFeatureCode)
const [one = '', other = ''] = codes
const fileOf = (names: readonly string[]) => handSpriteUrl(names).split('/').at(-1) ?? ''

describe('the file name of drawn hands', () => {
  test('contains the feature code of each hand once [D36]', () => {
    expect(handSpriteUrl([one, other, one])).toBe(`/hands/${drawingVersion}/${one}-${other}.svg`)
    expect(parseHandFileName(fileOf([one, other]))).toEqual([one, other])
  })

  test('has a maximum number of codes', () => {
    expect(codes.length).toBeGreaterThan(maxSpriteHands)
    expect(parseHandFileName(fileOf(codes.slice(0, maxSpriteHands)))).toHaveLength(maxSpriteHands)
    expect(parseHandFileName(fileOf(codes.slice(0, maxSpriteHands + 1)))).toEqual([])
  })

  const contradictory = featureCode({
    ...plain,
    fingers: ['index'],
    joints: 'closed',
    thumb: null,
    aperture: 'open',
  })

  test.each([
    '',
    '.svg',
    one,
    `${one}-.svg`,
    `${one}-${one}.svg`,
    `../${one}.svg`,
    `${one.toUpperCase()}x.svg`,
    '000000.svg',
    'zzzzzz.svg',
    `${contradictory}.svg`,
    `${one}-${contradictory}.svg`,
  ])('is not valid as %j', (name) => expect(parseHandFileName(name)).toEqual([]))
})

test('the hands of a long list come in a few files that the server can produce [D36]', () => {
  const long = codes.slice(0, 86)
  const urls = handSpriteUrls(long)
  expect([...urls.keys()]).toEqual(long)
  const files = new Set([...urls.values()].map((url) => url.split('#')[0] ?? ''))
  expect(files.size).toBe(3)
  expect([...files].flatMap((url) => parseHandFileName(url.split('/').at(-1) ?? ''))).toEqual(long)
  for (const [code, url] of urls) expect(url).toMatch(new RegExp(`${code}.*#${code}$`))
})

test('all views of a hand come in one file', () => {
  expect(handTurnUrl(one)).toBe(`/hands/${drawingVersion}/${one}/turn.svg`)
})
