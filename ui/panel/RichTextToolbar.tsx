import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ImageIcon from '#ui/icons/image.ts'
import Keyboard from '#ui/icons/keyboard.ts'
import LinkIcon from '#ui/icons/link.ts'
import Redo from '#ui/icons/redo-2.ts'
import Table from '#ui/icons/table.ts'
import Undo from '#ui/icons/undo-2.ts'
import { Icon, type IconMarkup } from '../base/Icon.tsx'
import { LinkField } from './LinkField.tsx'
import styles from './RichTextEditor.module.css'
import { focusedChain, formattingTools } from './rich-text/formatting-tools.ts'
import { insertBlock } from './rich-text/insert-block.ts'
import { KeyboardHelp } from './rich-text/KeyboardHelp.tsx'
import { PictureField, type UploadPicture } from './rich-text/PictureField.tsx'
import { insertTable, TableTools } from './rich-text/TableTools.tsx'

/** What is open below the tools. */
export type OpenTool = 'link' | 'picture' | null

interface Props {
  editor: Editor
  uploadPicture: UploadPicture | undefined
  openTool: OpenTool
  setOpenTool: (tool: OpenTool) => void
}

/** The tools of the editor; one tab stop, with arrow keys inside. */
export function RichTextToolbar({ editor, uploadPicture, openTool, setOpenTool }: Props) {
  const { t } = useTranslation('editor')
  const [isHelpOpen, setHelpOpen] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: formattingTools.filter(({ isActive }) => isActive(editor)).map(({ key }) => key),
      link: (editor.getAttributes('link').href as string | undefined) ?? null,
      isInTable: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const toggle = (tool: OpenTool) => setOpenTool(openTool === tool ? null : tool)
  return (
    <div className={styles.head}>
      <Toolbar aria-label={t('tools')} className={styles.toolbar}>
        {formattingTools.map(({ key, icon, run }) => (
          <Tool
            key={key}
            label={t(key)}
            icon={icon}
            run={() => run(editor)}
            pressed={state.active.includes(key)}
          />
        ))}
        <Tool label={t('link')} icon={LinkIcon} run={() => toggle('link')} pressed={state.link !== null} />
        <Tool
          label={t('table.insert')}
          icon={Table}
          run={() => insertTable(editor)}
          disabled={state.isInTable}
        />
        {uploadPicture && <Tool label={t('picture.insert')} icon={ImageIcon} run={() => toggle('picture')} />}
        <Tool
          label={t('undo')}
          icon={Undo}
          run={() => focusedChain(editor).undo().run()}
          disabled={!state.canUndo}
        />
        <Tool
          label={t('redo')}
          icon={Redo}
          run={() => focusedChain(editor).redo().run()}
          disabled={!state.canRedo}
        />
        <Tool label={t('keys.title')} icon={Keyboard} run={() => setHelpOpen(true)} isLast />
      </Toolbar>
      {state.isInTable && <TableTools editor={editor} />}
      {openTool === 'link' && (
        <LinkField
          url={state.link ?? ''}
          onChange={(url) => {
            setOpenTool(null)
            const chain = focusedChain(editor).extendMarkRange('link')
            if (url) chain.setLink({ href: url }).run()
            else chain.unsetLink().run()
          }}
        />
      )}
      {openTool === 'picture' && uploadPicture && (
        <PictureField
          upload={uploadPicture}
          onUploaded={(picture) => {
            setOpenTool(null)
            insertBlock(editor, { type: 'picture', attrs: { ...picture } })
          }}
        />
      )}
      <KeyboardHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}

interface ToolProps {
  label: string
  icon: IconMarkup
  run: () => unknown
  pressed?: boolean
  disabled?: boolean
  isLast?: boolean
}

const Tool = ({ label, icon, run, pressed, disabled = false, isLast }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-disabled={disabled || undefined}
    data-last={isLast}
    onClick={() => !disabled && run()}
  >
    <Icon icon={icon} />
  </button>
)
