import { resolveNames } from '../../kinds/record-helpers.ts'
import type { FileKey } from '../../properties.ts'
import { mediaOfProperty } from '../../property-files.ts'
import { writeSentences, writeValues } from '../cell-escaping.ts'
import { signMedia } from '../media-of-row.ts'
import { parseFiles, parseSentenceFiles } from '../parse-cells.ts'
import type { KindCells } from './kind-cells.ts'

/** File names between `;`; videos of examples between ` | `, one for each sentence. */
export const filesCells: KindCells = {
  parse: (row, { key }, cell, { reportError }) => {
    row.files[key as FileKey] =
      key === 'exampleVideo' ? parseSentenceFiles(cell, reportError) : parseFiles(cell, reportError)
  },
  apply: (row, before, context) => ({ media: signMedia(row, before, context) }),
  write: ({ key }, document, names) =>
    key === 'exampleVideo'
      ? writeSentences(
          document.examples.map(({ media }) => (media === undefined ? '' : (names.file(media) ?? ''))),
        )
      : writeValues(resolveNames(mediaOfProperty(document, key as FileKey), names.file)),
}
