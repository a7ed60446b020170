import { attributionOf } from '../attribution.ts'
import { writeSentences, writeValues } from '../csv/cell-escaping.ts'
import { mediaInColumn, mediaRolesOf } from '../csv/file-columns.ts'
import { signMedia } from '../csv/media-of-row.ts'
import { parseFiles, parseSentenceFiles } from '../csv/parse-cells.ts'
import { resolveNames } from '../csv/references.ts'
import { type FileKey, wireName } from '../properties.ts'
import { mediaRoles } from '../sign-document.ts'
import type { KindModule } from './kind-module.ts'
import { differs, omit } from './record-helpers.ts'

/** Videos and pictures. In CSV: file names between `;`; videos of examples between ` | `, one for each sentence. */
export const filesKind: KindModule = {
  normalize: ({ media }) => ({
    media: mediaRoles.flatMap((role) =>
      media
        .filter((item) => item.role === role)
        .map((item) => ({ role, media: item.media, ...attributionOf(item) })),
    ),
  }),
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
      : writeValues(resolveNames(mediaInColumn(document, key as FileKey), names.file)),
  validate: () => [],
  present: (keys, document, { file }) =>
    Object.fromEntries(
      keys
        .filter((key) => key !== 'exampleVideo')
        .map((key) => [wireName(key), resolveNames(mediaInColumn(document, key as FileKey), file)]),
    ),
  compare: (key, one, other) =>
    key === 'exampleVideo'
      ? differs(
          one.examples.map(({ media }) => media ?? null),
          other.examples.map(({ media }) => media ?? null),
        )
      : differs(mediaInColumn(one, key as FileKey), mediaInColumn(other, key as FileKey)),
  remove: (key, document) =>
    key === 'exampleVideo'
      ? { ...document, examples: document.examples.map((example) => omit(example, 'media')) }
      : {
          ...document,
          media: document.media.filter(
            ({ role }) => !mediaRolesOf[key as Exclude<FileKey, 'exampleVideo'>].includes(role),
          ),
        },
}
