import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { Editor } from '@tiptap/react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { insertBlock } from './insert-block.ts'
import styles from './RichText.module.css'

const tools = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  removeRow: deleteRow,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  removeColumn: deleteColumn,
  headerRow: toggleHeaderRow,
  headerColumn: toggleHeaderColumn,
  remove: deleteTable,
}
const keys = Object.keys(tools) as (keyof typeof tools)[]

/** The tools for the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  return (
    <Toolbar aria-label={t('table.tools')} className={styles.tableTools}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.textTool}
          onClick={() => {
            tools[key](editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
        >
          {t(`table.${key}`)}
        </button>
      ))}
    </Toolbar>
  )
}

const columns = 3
const rows = 3

/** Inserts a table with a row of header cells after the selection, and puts the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  })
  const body = Array.from({ length: rows - 1 }, () => row('tableCell'))
  insertBlock(editor, { type: 'table', content: [row('tableHeader'), ...body] })
}
