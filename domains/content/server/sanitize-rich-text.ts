import sanitizeHtml from 'sanitize-html'

const ownMediaPath = /^\/media\/\d+\/[\w-]+\.\w+$/
const externalUrl = /^https?:/i

const allowedAttributes = {
  '*': ['lang', 'dir'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  a: ['href', 'hreflang', 'rel'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  video: ['src', 'poster', 'width', 'height', 'controls', 'playsinline', 'preload'],
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'span', 'address'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'video'],
  ],
  allowedAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: externalUrl.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' },
    }),
    video: (tagName, attribs) => ({
      tagName,
      attribs: { ...withoutExternalPoster(attribs), controls: '', playsinline: '', preload: 'metadata' },
    }),
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
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.href?.startsWith('#')
          ? attribs
          : { ...attribs, target: '_blank', rel: 'noopener noreferrer' },
      }),
    },
  })
