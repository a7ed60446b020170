import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClipName } from './clip-name.ts'

test.each([
  ['AVÓ.mp4', 'AVÓ', 'main'],
  ['fieldwork/2026-11/AVÓ.mp4', 'AVÓ', 'main'],
  ['C:\\videos\\AVÓ.MP4', 'AVÓ', 'main'],
  ['AVO\u0301.mp4', 'AVÓ', 'main'],
  ['AVÓ (2).mp4', 'AVÓ', 'main'],
  ['AVÓ - Kopie (3).mp4', 'AVÓ', 'main'],
  ['AVÓ_left.mp4', 'AVÓ', 'angle'],
  ['AVÓ right 2.mp4', 'AVÓ', 'angle'],
  ['TO-GO-1_nme_2_left.mp4', 'TO-GO-1', 'non-manual'],
  ['2556_example1.mp4', '2556', 'example'],
  ['TOP.mp4', 'TOP', 'main'],
  ['left.mp4', 'left', 'main'],
  ['v1.2 test.mp4', 'v1.2 test', 'main'],
  ['SEM-PONTO', 'SEM-PONTO', 'main'],
])('%j is %j, %s [SGN-07]', (path, name, role) => {
  expect(readClipName(path)).toEqual({ name, role })
})

test('a gloss of letters and digits is read from every name that is made of it [SGN-07]', () => {
  const gloss = fc.stringMatching(/^[A-ZÁÉÍÓÚ]{2,12}(-[0-9]{1,2})?$/)
  const folder = fc.constantFrom('', 'a/', 'a/b c/')
  const mark = fc.constantFrom(
    ['', 'main'],
    ['_left', 'angle'],
    ['-angle2', 'angle'],
    ['_nme_1', 'non-manual'],
    ['_ex', 'example'],
  )
  const copy = fc.constantFrom('', ' (1)', ' - copy')
  fc.assert(
    fc.property(gloss, folder, mark, copy, (name, before, [end, role], again) => {
      expect(readClipName(`${before}${name}${end}${again}.mp4`)).toEqual({ name, role })
    }),
  )
})

test('reading never loses a whole name and never throws [SGN-07]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { name } = readClipName(`x${text.replaceAll(/[\\/]/g, '')}`)
      expect(name.length).toBeGreaterThan(0)
    }),
  )
})
