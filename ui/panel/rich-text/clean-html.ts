import { allowedAttributes, allowedTags, hasAllowedValue } from '#platform/rich-text/rich-text-elements.ts'
import { convertWordLists } from './word-lists.ts'

export const removedKinds = [
  'colors',
  'fonts',
  'styles',
  'pictures',
  'embedded',
  'comments',
  'elements',
] as const
/** What was removed from a text, by kind, with its number. Kinds without any are missing. */
export type Removed = Partial<Record<(typeof removedKinds)[number], number>>

const fileAddress = /^\/media\//
const linkAddress = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i
/** Elements that are removed with what is inside them. */
const embedded = new Set(
  'script style iframe frame frameset object embed applet svg math form input button select textarea template noscript audio canvas'.split(
    ' ',
  ),
)
/** Elements of the head of a document, which pasted text often contains. Nobody misses them. */
const silent = new Set(['meta', 'link', 'title', 'base', 'xml'])

/**
 * Reduces HTML to what rich texts have: semantic elements and links. The formatting of word processors becomes semantic
 * where there is an element for it: bold, italic and lists.
 * @returns the HTML, and what was removed, for a notice
 */
export function cleanHtml(html: string): { html: string; removed: Removed } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const removed: Removed = {}
  const remove = (kind: keyof Removed, count = 1) => {
    if (count > 0) removed[kind] = (removed[kind] ?? 0) + count
  }
  convertWordLists(body)
  for (const element of [...body.querySelectorAll('*')]) cleanElement(element, remove)
  removeComments(body, remove)
  return { html: body.innerHTML, removed }
}

type Remove = (kind: keyof Removed, count?: number) => void

function cleanElement(element: Element, remove: Remove): void {
  // Of `o:p` the local name is `p`.
  const tag = element.tagName.toLowerCase()
  if (silent.has(tag) || embedded.has(tag)) {
    if (embedded.has(tag) && tag !== 'style') remove('embedded')
    element.remove()
    return
  }
  if (['img', 'video'].includes(tag) && !fileAddress.test(element.getAttribute('src') ?? '')) {
    remove('pictures')
    element.remove()
    return
  }
  const style = (element as HTMLElement).style
  countStyles(element, style, remove)
  const { fontWeight = '', fontStyle = '' } = style ?? {}
  for (const { name, value } of [...element.attributes])
    if (!isAllowed(tag, name, value)) element.removeAttribute(name)
  if (/^(b|strong)$/.test(tag) && /^(normal|[1-4]00)$/.test(fontWeight)) unwrap(element)
  else if (tag === 'h1') rename(element, 'h2')
  else if (/^h[56]$/.test(tag)) rename(element, 'h4')
  else if (tag === 'span' && /^(bold|bolder|[6-9]00)$/.test(fontWeight)) rename(element, 'strong')
  else if (tag === 'span' && fontStyle === 'italic') rename(element, 'em')
  else if (tag === 'span' && element.attributes.length === 0) unwrap(element)
  else if (!allowedTags.includes(tag)) {
    // The parts of Office documents are `o:p` and the like; the elements of their text are no loss.
    if (
      !tag.includes(':') &&
      !/^(font|center|section|article|main|colgroup|col|tfoot|del|ins|mark|small)$/.test(tag)
    )
      remove('elements')
    unwrap(element)
  }
}

/** Colours and fonts of an element, and other formatting. */
function countStyles(element: Element, style: CSSStyleDeclaration | undefined, remove: Remove): void {
  const isOffice = /\bmso-|^Mso/i.test(`${element.getAttribute('style')} ${element.className}`)
  if (element.hasAttribute('color') || style?.color || style?.backgroundColor || style?.background)
    remove('colors')
  if (element.hasAttribute('face') || style?.fontFamily || style?.fontSize) remove('fonts')
  else if (isOffice || style?.textAlign || style?.margin || style?.lineHeight) remove('styles')
}

function isAllowed(tag: string, name: string, value: string): boolean {
  const ofTag = (allowedAttributes as Readonly<Record<string, readonly string[]>>)[tag] ?? []
  if (![...allowedAttributes['*'], ...ofTag].includes(name)) return false
  if (name === 'href') return linkAddress.test(value.trim())
  if (name === 'poster') return fileAddress.test(value)
  return hasAllowedValue(name, value)
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  for (const name of ['lang', 'dir', 'id']) {
    const value = element.getAttribute(name)
    if (value !== null) renamed.setAttribute(name, value)
  }
  element.replaceWith(renamed)
}

const commentNode = 8

function removeComments(node: Node, remove: Remove): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType !== commentNode) removeComments(child, remove)
    else {
      // The marks of the clipboard and of conditional parts are no comments of a person.
      if (!/^(StartFragment|EndFragment|\[(if|endif))/.test(child.textContent ?? '')) remove('comments')
      child.remove()
    }
  }
}
