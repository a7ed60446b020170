import { attributionOf } from './attribution.ts'
import { isSingleRole, type MediaRole } from './media-roles.ts'
import type { SignDocument } from './sign-document.ts'

/** The document with a file; a main video or framing image replaces the earlier one. */
export const withMedia = (document: SignDocument, added: SignDocument['media'][number]): SignDocument => ({
  ...document,
  media: [...document.media.filter(({ role }) => role !== added.role || !isSingleRole(role)), added],
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

/** The roles whose picture represents a sign in lists, the preferred one first: a framing image is chosen by a person. */
export const pictureRoles = ['framing', 'main'] as const satisfies readonly MediaRole[]
