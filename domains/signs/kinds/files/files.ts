import { attributionOf } from '../../attribution.ts'
import { type FileKey, wireName } from '../../properties.ts'
import { mediaOfProperty, mediaRolesOf } from '../../property-files.ts'
import { mediaRoles, type SignDocument } from '../../sign-document.ts'
import type { KindModule } from '../kind-module.ts'
import { mergeList, partsOf } from '../merge-values.ts'
import { differs, omit, resolveNames } from '../record-helpers.ts'
import { withoutField } from '../stored-part.ts'

/** Videos and pictures; those of example sentences are stored with the sentences, whose kind merges them. */
export const filesKind: KindModule = {
  normalize: ({ media }) => ({
    media: mediaRoles.flatMap((role) =>
      media
        .filter((item) => item.role === role)
        .map((item) => ({ role, media: item.media, ...attributionOf(item) })),
    ),
  }),
  validate: () => [],
  present: (keys, document, { file }) =>
    file
      ? Object.fromEntries(
          keys
            .filter((key) => key !== 'exampleVideo')
            .map((key) => [wireName(key), resolveNames(mediaOfProperty(document, key as FileKey), file)]),
        )
      : {},
  text: (key, document, { file }) => (file ? mediaOfProperty(document, key as FileKey).map(file) : []),
  compare: (key, one, other) => differs(shownFiles(key, one), shownFiles(key, other)),
  remove: (key, document) =>
    key === 'exampleVideo'
      ? { ...document, examples: document.examples.map((example) => omit(example, 'media')) }
      : {
          ...document,
          media: document.media.filter(
            ({ role }) => !mediaRolesOf[key as Exclude<FileKey, 'exampleVideo'>].includes(role),
          ),
        },
  // Of a file whose attribution both sides changed, that of `mine`.
  merge: (sides) => {
    const merged = mergeList(partsOf(sides, ({ media }) => media))
    const byRole = Map.groupBy(merged, ({ role, media }) => `${role} ${media}`)
    return { parts: { media: [...byRole.values()].flatMap(([first]) => first ?? []) }, conflicts: [] }
  },
  ...withoutField,
  mapIds: ({ media }, map) => ({ media: media.map((item) => ({ ...item, media: map.media(item.media) })) }),
  withoutReferences: ({ media }, removed) => ({
    media: media.filter((item) => !removed.media.has(item.media)),
  }),
}

/** Of sentences, also which of them have none. */
const shownFiles = (key: string, document: SignDocument) =>
  key === 'exampleVideo'
    ? document.examples.map(({ media }) => media ?? null)
    : mediaOfProperty(document, key as FileKey)
