import type { Editor } from '@tiptap/react'
import Bold from '#ui/icons/bold.ts'
import Heading2 from '#ui/icons/heading-2.ts'
import Heading3 from '#ui/icons/heading-3.ts'
import Italic from '#ui/icons/italic.ts'
import List from '#ui/icons/list.ts'
import ListOrdered from '#ui/icons/list-ordered.ts'
import Quote from '#ui/icons/quote.ts'
import type { IconMarkup } from '../../base/Icon.tsx'

interface Tool {
  key: 'bold' | 'italic' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote'
  icon: IconMarkup
  isActive: (editor: Editor) => boolean
  run: (editor: Editor) => unknown
}

export const focusedChain = (editor: Editor) => editor.chain().focus()

/** The tools that format text. */
export const formattingTools: readonly Tool[] = [
  {
    key: 'bold',
    icon: Bold,
    isActive: (e) => e.isActive('bold'),
    run: (e) => focusedChain(e).toggleBold().run(),
  },
  {
    key: 'italic',
    icon: Italic,
    isActive: (e) => e.isActive('italic'),
    run: (e) => focusedChain(e).toggleItalic().run(),
  },
  {
    key: 'heading2',
    icon: Heading2,
    isActive: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => focusedChain(e).toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'heading3',
    icon: Heading3,
    isActive: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => focusedChain(e).toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bullets',
    icon: List,
    isActive: (e) => e.isActive('bulletList'),
    run: (e) => focusedChain(e).toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: ListOrdered,
    isActive: (e) => e.isActive('orderedList'),
    run: (e) => focusedChain(e).toggleOrderedList().run(),
  },
  {
    key: 'quote',
    icon: Quote,
    isActive: (e) => e.isActive('blockquote'),
    run: (e) => focusedChain(e).toggleBlockquote().run(),
  },
]
