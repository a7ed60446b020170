import { attributionOf } from './attribution.ts'
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

/** The document with this attribution of a file, in all its roles and examples. */
export function withAttribution(
  document: SignDocument,
  id: number,
  attribution: Parameters<typeof attributionOf>[0],
): SignDocument {
  const attributed = attributionOf(attribution)
  return {
    ...document,
    media: document.media.map((file) =>
      file.media === id ? { role: file.role, media: id, ...attributed } : file,
    ),
    examples: document.examples.map((example) =>
      example.media === id
        ? { texts: example.texts, signs: example.signs, media: id, ...attributed }
        : example,
    ),
  }
}

/** What a file of a role must be. */
export const mediaKindOf = (role: MediaRole): 'image' | 'video' => (role === 'framing' ? 'image' : 'video')

/** The roles whose picture represents a sign in lists, the preferred one first: a framing image is chosen by a person. */
export const pictureRoles = ['framing', 'main'] as const satisfies readonly MediaRole[]
