import { Extension, Mark, Node } from '@tiptap/react'
import { cleanHtml } from './clean-html.ts'
import styles from './RichText.module.css'

/** Blocks of rich texts that the visual editor has no tool for. */
const blocks = ['dl', 'figure', 'video', 'address', 'div', 'table']

/** Tables of rows alone have tools. */
const hasTools = (element: HTMLElement) =>
  element.localName === 'table' && !element.querySelector(':scope > thead, :scope > caption')

const textBlocks = [
  'paragraph',
  'heading',
  'blockquote',
  'listItem',
  'bulletList',
  'orderedList',
  'codeBlock',
]
const cells = ['tableCell', 'tableHeader']

const markOf = (name: string, tag: string, attributes: readonly string[] = []) =>
  Mark.create({
    name,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** The element of stored HTML, without anything that could run. */
function elementOf(html: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = cleanHtml(html).html
  return (holder.firstElementChild as HTMLElement | null) ?? holder
}

/**
 * What the visual editor cannot edit stays as it is: attributes, marks of text, and whole blocks, which it shows as a box
 * with their text.
 */
export const keptElements = [
  Extension.create({
    name: 'keptAttributes',
    addGlobalAttributes: () => [
      {
        types: [...textBlocks, ...cells],
        attributes: { lang: { default: null }, dir: { default: null } },
      },
      { types: ['heading'], attributes: { id: { default: null } } },
      { types: ['link'], attributes: { hreflang: { default: null } } },
    ],
  }),
  markOf('subscript', 'sub'),
  markOf('superscript', 'sup'),
  markOf('passage', 'span', ['lang', 'dir']),
  Node.create({
    name: 'keptBlock',
    group: 'block',
    atom: true,
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    parseHTML: () =>
      blocks.map((tag) => ({
        tag,
        priority: 100,
        getAttrs: (element) => (hasTools(element) ? false : { html: element.outerHTML }),
      })),
    renderHTML: ({ node }) => elementOf(String(node.attrs.html)),
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div')
        const element = elementOf(String(node.attrs.html))
        dom.className = styles.kept ?? ''
        dom.textContent = `<${element.localName}> ${element.textContent}`.trim()
        return { dom }
      },
  }),
]
