import type { MediaRole, SignDocument } from './sign-document.ts'

/** Roles of which a sign has one file at most. */
const singleRoles: readonly MediaRole[] = ['main', 'framing']

/** The document with a file; a main video or framing image replaces the earlier one. */
export const withMedia = (document: SignDocument, added: SignDocument['media'][number]): SignDocument => ({
  ...document,
  media: [...document.media.filter(({ role }) => role !== added.role || !singleRoles.includes(role)), added],
})

/** The document without a file. */
export const withoutMedia = (document: SignDocument, removed: number): SignDocument => ({
  ...document,
  media: document.media.filter(({ media }) => media !== removed),
})

/** What a file of a role must be. */
export const mediaKindOf = (role: MediaRole): 'image' | 'video' => (role === 'framing' ? 'image' : 'video')

/** The roles whose picture represents a sign in lists, the preferred one first: a framing image is chosen by a person. */
export const pictureRoles = ['framing', 'main'] as const satisfies readonly MediaRole[]
