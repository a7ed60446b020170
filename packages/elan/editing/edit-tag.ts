import { escapeAttribute } from '../writing/xml-text.ts'

const attributePattern = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y

/** A start tag with an attribute that is set, or removed if the value is null. Everything else stays as written. */
export function setAttribute(tag: string, name: string, value: string | null): string {
  const text = value === null ? '' : ` ${name}="${escapeAttribute(value)}"`
  attributePattern.lastIndex = /^<[^\s/>]+/.exec(tag)?.[0].length ?? 0
  for (;;) {
    const start = attributePattern.lastIndex
    const match = attributePattern.exec(tag)
    if (!match) return tag.replace(/\s*\/?>$/, (end) => text + end)
    if (match[1] === name) return tag.slice(0, start) + text + tag.slice(start + match[0].length)
  }
}

/** Inserts elements, one per line, before the last tag of a text. */
export function insertBeforeLastTag(text: string, elements: readonly string[]): string {
  const tagStart = text.lastIndexOf('<')
  const before = text.slice(0, tagStart)
  const content = before.trimEnd()
  const inserted = elements.map((element) => `\n    ${element.trim()}`).join('')
  return content + inserted + before.slice(content.length) + text.slice(tagStart)
}
