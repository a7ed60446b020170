import type { FileKey } from '../properties.ts'
import type { MediaRole, SignDocument } from '../sign-document.ts'

/** The columns of files, in the order of the credits, licences and signers of a row. */
export const fileColumns = ['video', 'videoNonManual', 'exampleVideo', 'framingImage'] as const

/** The roles of the media in a column of files, in order. */
export const mediaRolesOf: Record<Exclude<FileKey, 'exampleVideo'>, MediaRole[]> = {
  video: ['main', 'angle'],
  videoNonManual: ['non-manual'],
  framingImage: ['framing'],
}

/** The media of a column of files, in order: the main video before further angles. */
export const mediaInColumn = (document: SignDocument, key: FileKey): number[] =>
  key === 'exampleVideo'
    ? document.examples.flatMap(({ media }) => media ?? [])
    : document.media.filter(({ role }) => mediaRolesOf[key].includes(role)).map(({ media }) => media)
