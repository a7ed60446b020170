import { type Editor, useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '../base/Icon.tsx'
import type { IconComponent } from '../base/icon-markup.ts'
import { LinkField } from './LinkField.tsx'
import styles from './RichTextEditor.module.css'

interface Tool {
  key: 'bold' | 'italic' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote'
  icon: IconComponent
  isOn: (editor: Editor) => boolean
  use: (editor: Editor) => unknown
}

const chain = (editor: Editor) => editor.chain().focus()

const tools: readonly Tool[] = [
  { key: 'bold', icon: Bold, isOn: (e) => e.isActive('bold'), use: (e) => chain(e).toggleBold().run() },
  {
    key: 'italic',
    icon: Italic,
    isOn: (e) => e.isActive('italic'),
    use: (e) => chain(e).toggleItalic().run(),
  },
  {
    key: 'heading2',
    icon: Heading2,
    isOn: (e) => e.isActive('heading', { level: 2 }),
    use: (e) => chain(e).toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'heading3',
    icon: Heading3,
    isOn: (e) => e.isActive('heading', { level: 3 }),
    use: (e) => chain(e).toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bullets',
    icon: List,
    isOn: (e) => e.isActive('bulletList'),
    use: (e) => chain(e).toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: ListOrdered,
    isOn: (e) => e.isActive('orderedList'),
    use: (e) => chain(e).toggleOrderedList().run(),
  },
  {
    key: 'quote',
    icon: Quote,
    isOn: (e) => e.isActive('blockquote'),
    use: (e) => chain(e).toggleBlockquote().run(),
  },
]

/** What can be done with the text; one stop of the Tab key, arrows inside. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: tools.filter(({ isOn }) => isOn(editor)).map(({ key }) => key),
      link: (editor.getAttributes('link').href as string | undefined) ?? null,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const button = (label: string, icon: IconComponent, use: () => unknown, pressed?: boolean, off = false) => (
    <button
      key={label}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => !off && use()}
    >
      <Icon of={icon} />
    </button>
  )
  return (
    <>
      <Toolbar aria-label={t('tools')} className={styles.toolbar}>
        {tools.map(({ key, icon, use }) => button(t(key), icon, () => use(editor), state.on.includes(key)))}
        {button(t('link'), LinkIcon, () => setLinking(!isLinking), state.link !== null)}
        {button(t('undo'), Undo, () => chain(editor).undo().run(), undefined, !state.canUndo)}
        {button(t('redo'), Redo, () => chain(editor).redo().run(), undefined, !state.canRedo)}
      </Toolbar>
      {isLinking && (
        <LinkField
          address={state.link ?? ''}
          onChange={(address) => {
            setLinking(false)
            const words = chain(editor).extendMarkRange('link')
            if (address) words.setLink({ href: address }).run()
            else words.unsetLink().run()
          }}
        />
      )}
    </>
  )
}
