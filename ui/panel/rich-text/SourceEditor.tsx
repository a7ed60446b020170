import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { FieldControl } from '../../base/Field.tsx'
import { TextArea } from '../../base/TextInput.tsx'
import styles from '../RichTextEditor.module.css'
import { isVisuallyEditable } from './visual-editor-support.ts'

export interface EditorProps extends FieldControl {
  name: string
  html: string
  setHtml: (html: string) => void
  /** Language of the text. */
  lang: string | undefined
}

/** Edits the HTML of a rich text. */
export function SourceEditor({
  html,
  setHtml,
  onVisual,
  ...control
}: EditorProps & { onVisual: () => void }) {
  const { t } = useTranslation('editor')
  const isVisual = isVisuallyEditable(html)
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
        {t(isVisual ? 'source' : 'sourceOnly')}{' '}
        {isVisual && (
          <button type="button" className={styles.switch} onClick={onVisual}>
            {t('toVisual')}
          </button>
        )}
      </p>
    </div>
  )
}
