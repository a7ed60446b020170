import { expect, test } from 'vitest'
import { exportFileNames } from './export-file-names.ts'

const namesOf = (...files: Parameters<typeof exportFileNames>[0][number][]) => [
  ...exportFileNames(files.map((file, index) => ({ ...file, id: index + 1 }))).values(),
]
const aFile = (originalName: string, facts: { extension?: string; posterExtension?: string } = {}) => ({
  id: 0,
  originalName,
  extension: '.mp4',
  ...facts,
})

test('a file keeps its name; a second one of that name gets its number, whatever its capitals [SGN-14]', () => {
  expect(namesOf(aFile('casa.mp4'), aFile('Casa.MP4'), aFile('mesa.mp4'))).toEqual([
    'casa.mp4',
    'Casa-2.MP4',
    'mesa.mp4',
  ])
})

test('an extension of another format becomes that of the file', () => {
  expect(
    namesOf(aFile('a.webm'), aFile('b'), aFile('c.jpeg', { extension: '.jpg' }), aFile('d.e.mp4')),
  ).toEqual(['a.mp4', 'b.mp4', 'c.jpeg', 'd.e.mp4'])
})

test('characters that paths and cells of a CSV file use are replaced', () => {
  expect(namesOf(aFile('a;b|c:d/e\\f.mp4'), aFile('..hidden.mp4'), aFile('.mp4'))).toEqual([
    'a-b-c-d-e-f.mp4',
    'hidden.mp4',
    'mp4.mp4',
  ])
})

test('a picture does not get the name of a poster', () => {
  const names = exportFileNames([
    { ...aFile('casa.webp', { extension: '.webp' }), id: 1 },
    { ...aFile('casa.mp4', { posterExtension: '.webp' }), id: 2 },
  ])
  expect([names.get(1), names.get(2)]).toEqual(['casa-1.webp', 'casa.mp4'])
})
