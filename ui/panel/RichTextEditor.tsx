import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '../base/class-names.ts'
import type { FieldControl } from '../base/Field.tsx'
import { TextArea } from '../base/TextInput.tsx'
import { useFieldEdit } from '../base/ValidatedForm.tsx'
import hidden from '../base/VisuallyHidden.module.css'
import styles from './RichTextEditor.module.css'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { isVisuallyEditable } from './visual-editor-support.ts'

interface Props extends FieldControl {
  name: string
  /** HTML. */
  defaultValue: string
  /** Accessible name of the visual editor. */
  label: string
  /** Language of the text. */
  lang?: string
}

const extensions = [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } })]

/**
 * Edits a text with headings, lists and links, which is submitted as HTML; for use in a Field. Without JavaScript,
 * and for texts with elements that the visual editor does not support, the HTML source is edited.
 */
export function RichTextEditor({ name, defaultValue, label, lang, ...control }: Props) {
  const [html, setHtml] = useState(defaultValue)
  const [isVisual, setVisual] = useState(false)
  useEffect(() => setVisual(isVisuallyEditable(defaultValue)), [defaultValue])
  return isVisual ? (
    <VisualEditor {...control} {...{ name, html, setHtml, label, lang }} onSource={() => setVisual(false)} />
  ) : (
    <SourceEditor {...control} {...{ name, html, setHtml, lang }} onVisual={() => setVisual(true)} />
  )
}

interface EditorProps extends FieldControl {
  name: string
  html: string
  setHtml: (html: string) => void
  lang: string | undefined
}

function SourceEditor({ html, setHtml, onVisual, ...control }: EditorProps & { onVisual: () => void }) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.frame}>
      <TextArea
        {...control}
        className={styles.source}
        value={html}
        spellCheck={false}
        onChange={(event) => setHtml(event.currentTarget.value)}
      />
      <p className={styles.mode}>
        {t('source')}{' '}
        {isVisuallyEditable(html) && (
          <button type="button" className={styles.switch} onClick={onVisual}>
            {t('toVisual')}
          </button>
        )}
      </p>
    </div>
  )
}

function VisualEditor(props: EditorProps & { label: string; onSource: () => void }) {
  const { name, html, setHtml, label, lang, onSource, ...control } = props
  const { t } = useTranslation('editor')
  const handleEdit = useFieldEdit()
  const editor = useEditor({
    extensions,
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
    },
    onUpdate: ({ editor }: { editor: Editor }) => {
      setHtml(editor.isEmpty ? '' : editor.getHTML())
      handleEdit(name)
    },
  })
  return (
    <div className={styles.frame} data-wrong={control['aria-invalid']}>
      {editor && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} />
      {/* The submitted field. ValidatedForm focuses it if it is invalid; then the editor gets the focus. */}
      <textarea
        {...control}
        name={name}
        value={html}
        readOnly
        tabIndex={-1}
        aria-hidden
        className={hidden.hidden}
        onFocus={() => editor?.commands.focus()}
      />
      <p className={styles.mode}>
        <button type="button" className={styles.switch} onClick={onSource}>
          {t('toSource')}
        </button>
      </p>
    </div>
  )
}
