import { dirname } from 'node:path'
import { readThumbnails } from '#domains/signs/index.ts'
import { listDefinition } from '#domains/vocabularies/reference-lists.ts'
import { listOfColumn, type MappingFile } from '../mapping-draft.ts'
import type { UnmappedTermView } from '../sign-import.ts'

/** Pictures are part of the page; more values than these are rarely mapped by hand. */
const maxPictures = 200

/** Adds the pictures beside the file to unknown values of lists with pictures, so that people compare them with ours. */
export async function pictureTerms(
  path: string,
  terms: readonly UnmappedTermView[],
  mapping: MappingFile,
): Promise<UnmappedTermView[]> {
  const pictured = terms
    .flatMap((term) => {
      const list = term.value === null ? undefined : listOfColumn(term.column, mapping)
      return list && term.value !== null && listDefinition(list).picture
        ? [{ term, list, value: term.value }]
        : []
    })
    .slice(0, maxPictures)
  const pictures = await readThumbnails(dirname(path), pictured)
  const pictureOf = new Map(pictured.map(({ term }, index) => [term, pictures[index]]))
  return terms.map((term) => {
    const picture = pictureOf.get(term)
    return picture ? { ...term, picture } : term
  })
}
