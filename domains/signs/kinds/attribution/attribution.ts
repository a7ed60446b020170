import { attributionFieldOf } from '../../attribution.ts'
import type { AttributionKey } from '../../properties.ts'
import { type Attribution, mediaOf, type SignDocument } from '../../sign-document.ts'
import type { KindModule } from '../kind-module.ts'
import { differs, omit } from '../record-helpers.ts'
import { withoutField } from '../stored-part.ts'

/**
 * Credit, licence and signer of the files of a sign. They are stored with the files, whose kinds normalize and merge
 * them.
 */
export const attributionKind: KindModule = {
  normalize: () => ({}),
  validate: () => [],
  present: () => ({}),
  text: (key, document, { file: nameOf }) => {
    const lines = mediaOf(document).flatMap((file) => {
      const text = file[fieldOf(key)]
      return text === undefined ? [] : [nameOf ? `${nameOf(file.media)}: ${text}` : text]
    })
    return [...new Set(lines)]
  },
  // A file that only one of the documents has is a difference of the files.
  compare: (key, one, other) => {
    const before = textsByFile(one, fieldOf(key))
    return [...textsByFile(other, fieldOf(key))].some(([file, texts]) =>
      texts.some((text, index) => differs(text, before.get(file)?.[index] ?? text)),
    )
  },
  remove: (key, document) => ({
    ...document,
    media: document.media.map((file) => omit(file, fieldOf(key))),
    examples: document.examples.map((example) => omit(example, fieldOf(key))),
  }),
  merge: () => ({ parts: {}, conflicts: [] }),
  ...withoutField,
}

const fieldOf = (key: string) => attributionFieldOf[key as AttributionKey]

/** The texts of each file, '' where there is none; several where a sign uses a file several times. */
function textsByFile({ media, examples }: SignDocument, field: keyof Attribution): Map<string, string[]> {
  const files = [
    ...media.map((file) => ({
      file: `${file.role === 'angle' ? 'main' : file.role} ${file.media}`,
      text: file[field],
    })),
    ...examples.map((example) => ({ file: `sentence ${example.media}`, text: example[field] })),
  ]
  return new Map(
    [...Map.groupBy(files, ({ file }) => file)].map(([file, uses]) => [
      file,
      uses.map(({ text }) => text ?? ''),
    ]),
  )
}
