import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedTags, hasAllowedValue } from '#platform/rich-text/rich-text-elements.ts'

const ownMediaPath = /^\/media\/(\d+)\/[\w-]+\.\w+$/
const externalUrl = /^https?:/i

/** Attributes whose values are not what they may be are removed. */
const checkValues = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => hasAllowedValue(name, value)),
  ),
})

/** A transformer of one element that gets checked values. */
const checked =
  (change: (attribs: sanitizeHtml.Attributes) => sanitizeHtml.Attributes): sanitizeHtml.Transformer =>
  (tagName, attribs) => ({ tagName, attribs: change(checkValues(tagName, attribs).attribs) })

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': checkValues,
    h1: 'h2',
    a: checked(({ rel: _, ...attribs }) =>
      externalUrl.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    ),
    img: checked((attribs) => ({ ...attribs, alt: attribs.alt ?? '', loading: 'lazy' })),
    video: checked((attribs) => ({
      ...withoutExternalPoster(attribs),
      controls: '',
      playsinline: '',
      preload: 'metadata',
    })),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' || tag === 'video') && !ownMediaPath.test(attribs.src ?? ''),
}

const withoutExternalPoster = ({ poster, ...attribs }: sanitizeHtml.Attributes) =>
  poster !== undefined && ownMediaPath.test(poster) ? { ...attribs, poster } : attribs

/**
 * Removes everything from a rich text that must not be stored: scripts, styles, frames, event handlers, and media of
 * other sites. Article tags, links, and pictures and videos of this installation remain. A first-level heading becomes
 * a second-level one, because the page has its own.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options)

/** Ids of the media that a sanitized text shows, by the element. */
export function mediaOfRichText(html: string): { images: number[]; videos: number[] } {
  const found = { images: [] as number[], videos: [] as number[] }
  sanitizeHtml(html, {
    ...options,
    onOpenTag: (tag, { src = '' }) => {
      const id = ownMediaPath.exec(src)?.[1]
      if (id !== undefined && tag === 'img') found.images.push(Number(id))
      if (id !== undefined && tag === 'video') found.videos.push(Number(id))
    },
  })
  return found
}

/** A sanitized text whose pictures and videos have the address and the size of their files, so that nothing moves. */
export const withMediaFiles = (
  html: string,
  fileOf: (id: number) => Readonly<Record<string, string>> | undefined,
): string => {
  const complete = checked((attribs) => {
    const id = ownMediaPath.exec(attribs.src ?? '')?.[1]
    return { ...attribs, ...(id !== undefined && fileOf(Number(id))) }
  })
  return sanitizeHtml(html, {
    ...options,
    transformTags: { '*': checkValues, img: complete, video: complete },
  })
}

/**
 * The sanitized text with links that open in a new tab, for texts in a form whose answers a link must not lose. Links
 * within the text are unchanged.
 */
export const sanitizeWithNewTabLinks = (html: string): string =>
  sanitizeHtml(html, {
    ...options,
    allowedAttributes: { ...allowedAttributes, a: [...allowedAttributes.a, 'target'] },
    transformTags: {
      ...options.transformTags,
      a: checked((attribs) =>
        attribs.href?.startsWith('#')
          ? attribs
          : { ...attribs, target: '_blank', rel: 'noopener noreferrer' },
      ),
    },
  })
