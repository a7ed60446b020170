import type { FileKey } from './properties.ts'
import { type AttributedMedia, type MediaRole, mediaOf, type SignDocument } from './sign-document.ts'

/** The properties of files, in the order of the credits, licences and signers in CSV. */
export const filePropertyKeys = ['video', 'videoNonManual', 'exampleVideo', 'framingImage'] as const

/** The roles of the media of a property, in order. */
export const mediaRolesOf: Record<Exclude<FileKey, 'exampleVideo'>, MediaRole[]> = {
  video: ['main', 'angle'],
  videoNonManual: ['non-manual'],
  framingImage: ['framing'],
}

/** The files of a property, in order: the main video before further angles. */
export const filesOfProperty = ({ media, examples }: SignDocument, key: FileKey): AttributedMedia[] =>
  key === 'exampleVideo'
    ? mediaOf({ media: [], examples })
    : media.filter(({ role }) => mediaRolesOf[key].includes(role))

/** The media of a property, in the same order. */
export const mediaOfProperty = (document: SignDocument, key: FileKey): number[] =>
  filesOfProperty(document, key).map(({ media }) => media)
