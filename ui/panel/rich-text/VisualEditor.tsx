import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '../../base/class-names.ts'
import { useFieldEdit } from '../../base/ValidatedForm.tsx'
import hidden from '../../base/VisuallyHidden.module.css'
import styles from '../RichTextEditor.module.css'
import { type OpenTool, RichTextToolbar } from '../RichTextToolbar.tsx'
import { cleanHtml, type Removed } from './clean-html.ts'
import { PasteNotice } from './PasteNotice.tsx'
import type { UploadPicture } from './PictureField.tsx'
import { richTextExtensions } from './rich-text-extensions.ts'
import type { EditorProps } from './SourceEditor.tsx'

interface Props extends EditorProps {
  /** Accessible name. */
  label: string
  uploadPicture: UploadPicture | undefined
  onSource: () => void
}

/** Edits a rich text as visitors see it. */
export function VisualEditor(props: Props) {
  const { name, html, setHtml, label, lang, uploadPicture, onSource, ...control } = props
  const { t } = useTranslation('editor')
  const frame = useRef<HTMLDivElement>(null)
  const handleEdit = useFieldEdit()
  const [openTool, setOpenTool] = useState<OpenTool>(null)
  const [removed, setRemoved] = useState<Removed>({})
  const leaves = useRef(false)
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: classNames('reading', styles.text),
        ...(lang && { lang }),
      },
      handleDOMEvents: { keydown: (_view, { key }) => leavesText(key, leaves) },
      transformPastedHTML: (pasted: string) => {
        const clean = cleanHtml(pasted)
        setRemoved(clean.removed)
        return clean.html
      },
    },
    onUpdate: ({ editor }: { editor: Editor }) => {
      const text = editor.getHTML()
      setHtml(text === '<p></p>' ? '' : text)
      handleEdit(name)
    },
  })
  const handleShortcut = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && openTool) {
      event.preventDefault()
      setOpenTool(null)
      editor?.commands.focus()
      return
    }
    const isLink = (event.ctrlKey || event.metaKey) && event.key === 'k'
    const isToTools = event.altKey && event.key === 'F10'
    if (!isLink && !isToTools) return
    event.preventDefault()
    if (isLink) setOpenTool('link')
    else frame.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus()
  }
  // A picture without a decision about its alternative text is what the form refuses, so it gets the focus first.
  const focusText = () =>
    undescribedPicture(frame.current) ? undescribedPicture(frame.current)?.focus() : editor?.commands.focus()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the editor inside.
    <div ref={frame} className={styles.frame} data-wrong={control['aria-invalid']} onKeyDown={handleShortcut}>
      {editor && <RichTextToolbar {...{ editor, uploadPicture, openTool, setOpenTool }} />}
      <EditorContent editor={editor} />
      <div role="status">
        <PasteNotice removed={removed} onClose={() => setRemoved({})} />
      </div>
      {editor && <KeptNote editor={editor} />}
      {/* The submitted field. ValidatedForm focuses it if it is invalid; then the editor gets the focus. */}
      <textarea
        {...control}
        name={name}
        value={html}
        readOnly
        tabIndex={-1}
        aria-hidden
        className={hidden.hidden}
        onFocus={focusText}
      />
      <p className={styles.mode}>
        <button type="button" className={styles.switch} onClick={onSource}>
          {t('toSource')}
        </button>
      </p>
    </div>
  )
}

/**
 * In lists and tables the Tab key belongs to the text. After Escape the next one moves the focus out of it.
 * @returns whether the editor ignores the key
 */
function leavesText(key: string, leaves: RefObject<boolean>): boolean {
  const isLeaving = leaves.current && key === 'Tab'
  if (key !== 'Shift') leaves.current = key === 'Escape'
  return isLeaving
}

const undescribedPicture = (frame: HTMLElement | null): HTMLInputElement | undefined =>
  [...(frame?.querySelectorAll<HTMLInputElement>('[data-alt]') ?? [])].find(
    ({ value }) => value.trim() === '',
  )

/** Says how many parts the editor shows without being able to edit them. */
function KeptNote({ editor }: { editor: Editor }) {
  const { t } = useTranslation('editor')
  const count = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      let parts = 0
      state.doc.descendants(({ type }) => {
        if (type.name === 'keptBlock') parts += 1
      })
      return parts
    },
  })
  return count > 0 && <p className={styles.mode}>{t('kept', { count })}</p>
}
