import { Selection } from '@tiptap/pm/state'
import type { Editor, JSONContent } from '@tiptap/react'

/** Inserts a block after the one with the cursor, so that a selected block is not replaced; the cursor goes into it. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { $to, to } = editor.state.selection
  const position = $to.depth === 0 ? to : $to.after($to.depth)
  editor
    .chain()
    .insertContentAt(position, block)
    .command(({ tr }) => {
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(position + 1, tr.doc.content.size))))
      return true
    })
    .focus()
    .run()
}
