import { describe, expect, test } from 'vitest'
import { textUpToMarker } from './generated-file.ts'

describe('a generated section', () => {
  test('replaces everything after its marker', () => {
    expect(textUpToMarker('# Title\n<!-- marker -->\nold table\n', '<!-- marker -->')).toBe(
      '# Title\n<!-- marker -->',
    )
  })

  test('is refused if the marker is missing from the file', () => {
    expect(() => textUpToMarker('# Title\nold table\n', '<!-- marker -->')).toThrow(
      'The marker <!-- marker --> is missing',
    )
  })
})
