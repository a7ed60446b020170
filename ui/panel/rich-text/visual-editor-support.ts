import { allowedTags } from '#platform/rich-text/rich-text-elements.ts'

const supportedTags = new Set([...allowedTags, 'h1'])

/** Whether a text has only elements of rich texts, which the visual editor edits or keeps as they are. */
export function isVisuallyEditable(html: string): boolean {
  for (const [, tag = ''] of html.matchAll(/<\/?([a-z][^\s/>]*)/gi))
    if (!supportedTags.has(tag.toLowerCase())) return false
  return true
}
