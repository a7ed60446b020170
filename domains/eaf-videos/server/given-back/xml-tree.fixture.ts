import { SaxesParser } from 'saxes'

/** An element, text or comment of a document, in its order. */
export type XmlNode =
  | { open: string; attributes: Record<string, string> }
  | { close: string }
  | { text: string }

/** For tests: everything that a document contains, without declarations; white space between elements is left out. */
export function treeOf(document: string): XmlNode[] {
  const nodes: XmlNode[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => nodes.push({ open: name, attributes: { ...attributes } }))
  parser.on('closetag', ({ name }) => nodes.push({ close: name }))
  parser.on('text', (text) => {
    if (text.trim() !== '') nodes.push({ text })
  })
  parser.on('cdata', (text) => nodes.push({ text }))
  parser.on('comment', (text) => nodes.push({ text: `<!--${text}-->` }))
  parser.write(document.replace(/^\ufeff/, '')).close()
  return nodes
}
