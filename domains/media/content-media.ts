import type { Media } from './media.ts'

/** What a field for a file of contents takes. */
export const contentMediaKinds = ['image', 'video', 'document'] as const
export type ContentMediaKind = (typeof contentMediaKinds)[number]

/** Who loads a file of contents. */
export const contentAudiences = ['public', 'members', 'administrators'] as const
export type ContentAudience = (typeof contentAudiences)[number]

/** The kind of the stored medium. */
export const storedKindOf = (kind: ContentMediaKind): Media['kind'] => (kind === 'document' ? 'file' : kind)

/** The kind that a field shows; a stored file without renditions is a document. */
export const contentKindOf = (kind: Media['kind']): ContentMediaKind => (kind === 'file' ? 'document' : kind)

/** Documents by file name extension, with the types that their content may have. */
export const documentTypes: Record<string, { mime: string; contents: readonly string[] }> = {
  '.pdf': { mime: 'application/pdf', contents: ['application/pdf'] },
  '.odt': { mime: 'application/vnd.oasis.opendocument.text', contents: ['application/zip'] },
  '.odp': { mime: 'application/vnd.oasis.opendocument.presentation', contents: ['application/zip'] },
  '.docx': {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    contents: ['application/zip'],
  },
  '.pptx': {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    contents: ['application/zip'],
  },
  '.zip': { mime: 'application/zip', contents: ['application/zip'] },
  '.txt': { mime: 'text/plain', contents: ['text/plain'] },
  '.etf': { mime: 'application/xml', contents: ['text/plain'] },
}
export const documentExtensions = Object.keys(documentTypes)

/** The largest files, in bytes. */
export const maxContentBytes: Record<ContentMediaKind, number> = {
  image: 20_000_000,
  video: 250_000_000,
  document: 100_000_000,
}

/** How many times as long as the shorter side the longer side of a picture may be. */
export const maxPictureRatio = 100

/** Whether a picture has usable proportions. Pictures that were not measured pass. */
export function isPictureShape({ width, height }: { width: number | null; height: number | null }): boolean {
  if (width === null || height === null) return true
  return Math.max(width, height) <= maxPictureRatio * Math.min(width, height)
}
