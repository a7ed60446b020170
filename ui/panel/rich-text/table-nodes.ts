import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { Node } from '@tiptap/react'

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const number = (element: HTMLElement, name: string) => Number(element.getAttribute(name)) || 1

const cellAttributes = {
  colspan: {
    default: 1,
    parseHTML: (element: HTMLElement) => number(element, 'colspan'),
    renderHTML: ({ colspan }: Record<string, unknown>) => (colspan === 1 ? {} : { colspan }),
  },
  rowspan: {
    default: 1,
    parseHTML: (element: HTMLElement) => number(element, 'rowspan'),
    renderHTML: ({ rowspan }: Record<string, unknown>) => (rowspan === 1 ? {} : { rowspan }),
  },
  // The commands for tables expect it. Columns have the width of their text.
  colwidth: { default: null, rendered: false },
}

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ ...cellAttributes, ...(tag === 'th' && { scope: { default: null } }) }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** Tables with header cells. Tab goes to the next cell, and from the last one out of the editor. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const { view } = this.editor
      const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, view.dispatch)
      return { Tab: go(1), 'Shift-Tab': go(-1) }
    },
    // ProseMirror's commands find the parts of a table by their roles.
    extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]
