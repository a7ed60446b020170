import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Bold from '#ui/icons/bold.ts'
import Heading2 from '#ui/icons/heading-2.ts'
import Heading3 from '#ui/icons/heading-3.ts'
import Italic from '#ui/icons/italic.ts'
import LinkIcon from '#ui/icons/link.ts'
import List from '#ui/icons/list.ts'
import ListOrdered from '#ui/icons/list-ordered.ts'
import Quote from '#ui/icons/quote.ts'
import Redo from '#ui/icons/redo-2.ts'
import Undo from '#ui/icons/undo-2.ts'
import { Icon, type IconMarkup } from '../base/Icon.tsx'
import { LinkField } from './LinkField.tsx'
import styles from './RichTextEditor.module.css'

interface Tool {
  key: 'bold' | 'italic' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote'
  icon: IconMarkup
  isActive: (editor: Editor) => boolean
  run: (editor: Editor) => unknown
}

const focusedChain = (editor: Editor) => editor.chain().focus()

const tools: readonly Tool[] = [
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

/** The formatting buttons; one tab stop, with arrow keys inside. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: tools.filter(({ isActive }) => isActive(editor)).map(({ key }) => key),
      link: (editor.getAttributes('link').href as string | undefined) ?? null,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const button = (
    label: string,
    icon: IconMarkup,
    run: () => unknown,
    pressed?: boolean,
    disabled = false,
  ) => (
    <button
      key={label}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && run()}
    >
      <Icon icon={icon} />
    </button>
  )
  return (
    <>
      <Toolbar aria-label={t('tools')} className={styles.toolbar}>
        {tools.map(({ key, icon, run }) =>
          button(t(key), icon, () => run(editor), state.active.includes(key)),
        )}
        {button(t('link'), LinkIcon, () => setLinking(!isLinking), state.link !== null)}
        {button(t('undo'), Undo, () => focusedChain(editor).undo().run(), undefined, !state.canUndo)}
        {button(t('redo'), Redo, () => focusedChain(editor).redo().run(), undefined, !state.canRedo)}
      </Toolbar>
      {isLinking && (
        <LinkField
          url={state.link ?? ''}
          onChange={(url) => {
            setLinking(false)
            const chain = focusedChain(editor).extendMarkRange('link')
            if (url) chain.setLink({ href: url }).run()
            else chain.unsetLink().run()
          }}
        />
      )}
    </>
  )
}
