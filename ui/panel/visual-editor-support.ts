/** What the visual editor keeps; everything else it would leave out without a word. */
const supportedTags = new Set('p br hr h2 h3 blockquote ul ol li strong b em i u s code pre a'.split(' '))

/** Whether the visual editor keeps the whole of a text; else its HTML is edited as it is. */
export function isVisuallyEditable(html: string): boolean {
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/gi)) {
    if (!supportedTags.has(tag.toLowerCase())) return false
    if (/\s(id|lang|dir|start|class)\s*=/i.test(attributes)) return false
  }
  return true
}
