import { expect, test } from 'vitest'
import { findLines, innerLine, outerLine } from './line-grid.ts'
import type { SkinImage } from './skin-image.ts'
import { closeSlivers } from './slivers.ts'

/** A picture of letters: a space is background, letters are parts of the skin that are far apart. */
function pictureOf(rows: readonly string[]): SkinImage {
  const letters = rows.join('')
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    faces: Int32Array.from(letters, (letter) => (letter === ' ' ? -1 : 0)),
    depths: new Float32Array(letters.length),
    places: Float32Array.from([...letters].flatMap((letter) => [100 * letter.charCodeAt(0), 0, 0])),
  }
}

const rowsOf = ({ width, faces, places }: SkinImage) =>
  (
    Array.from(faces, (face, pixel) => (face < 0 ? ' ' : String.fromCharCode((places[3 * pixel] ?? 0) / 100)))
      .join('')
      .match(new RegExp(`.{${width}}`, 'g')) ?? []
  ).map((row) => row.trimEnd())

test('a narrow gap is closed in the middle, a wide one remains', () => {
  const image = pictureOf(Array.from({ length: 4 }, () => 'aaaa  bbbb    cccc'))
  closeSlivers(image, { background: 4, skin: 2 })
  expect(rowsOf(image)).toEqual(Array.from({ length: 4 }, () => 'aaaaabbbbb    cccc'))
})

test('a sliver of skin between two fingers goes to them', () => {
  const image = pictureOf(Array.from({ length: 4 }, () => 'aaaabbcccc'))
  closeSlivers(image, { background: 4, skin: 3 })
  expect(rowsOf(image)).toEqual(Array.from({ length: 4 }, () => 'aaaaaccccc'))
})

test('lines to the background and within the skin are told apart', () => {
  const grid = findLines(
    pictureOf(['    ', ' ab ', '    ']),
    () => false,
    () => false,
  )
  const kinds = [...grid.right, ...grid.down]
  expect(kinds.filter((kind) => kind === outerLine)).toHaveLength(6)
  expect(kinds.filter((kind) => kind === innerLine)).toHaveLength(1)
})
