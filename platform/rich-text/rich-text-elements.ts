/** The elements of rich texts. The visual editor has tools for most; the others are written as HTML. */
export const allowedTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'span', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'video'],
]

/** The attributes of each element; `*` for all. */
export const allowedAttributes = {
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

const languageTag = /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i
/** CSS pixels of a picture, and cells of a table. */
const pixels = /^[1-9]\d{0,4}$/
const cells = /^[1-9]\d{0,2}$/

/** What the values of attributes must be; other attributes may have any value. */
const values: Readonly<Record<string, RegExp>> = {
  lang: languageTag,
  hreflang: languageTag,
  dir: /^(ltr|rtl|auto)$/,
  // A name that begins with a letter and has a small alphabet is no property of `document`.
  id: /^[a-z][a-z\d]*(-[a-z\d]+)*$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
  start: /^-?\d{1,6}$/,
  colspan: cells,
  rowspan: cells,
  width: pixels,
  height: pixels,
}

/** Whether an attribute may have a value. */
export const hasAllowedValue = (name: string, value: string): boolean => values[name]?.test(value) ?? true
