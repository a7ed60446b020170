/** Elements that the visual editor supports; it removes all others without a warning. */
const supportedTags = new Set('p br hr h2 h3 blockquote ul ol li strong b em i u s code pre a'.split(' '))

/** Whether the visual editor preserves the complete HTML of a text. */
export function isVisuallyEditable(html: string): boolean {
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/gi)) {
    if (!supportedTags.has(tag.toLowerCase())) return false
    if (/\s(id|lang|dir|start|class)\s*=/i.test(attributes)) return false
  }
  return true
}
