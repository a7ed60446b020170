import type { FileKey } from '../properties.ts'
import { type AttributedMedia, type MediaRole, mediaOf, type SignDocument } from '../sign-document.ts'

/** The columns of files, in the order of the credits, licences and signers of a row. */
export const fileColumns = ['video', 'videoNonManual', 'exampleVideo', 'framingImage'] as const

/** The roles of the media in a column of files, in order. */
export const mediaRolesOf: Record<Exclude<FileKey, 'exampleVideo'>, MediaRole[]> = {
  video: ['main', 'angle'],
  videoNonManual: ['non-manual'],
  framingImage: ['framing'],
}

/** The files of a column, in order: the main video before further angles. */
export const filesInColumn = ({ media, examples }: SignDocument, key: FileKey): AttributedMedia[] =>
  key === 'exampleVideo'
    ? mediaOf({ media: [], examples })
    : media.filter(({ role }) => mediaRolesOf[key].includes(role))

/** The media of a column of files, in the same order. */
export const mediaInColumn = (document: SignDocument, key: FileKey): number[] =>
  filesInColumn(document, key).map(({ media }) => media)
