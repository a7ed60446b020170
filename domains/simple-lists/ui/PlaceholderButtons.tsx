import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { placeholderNameKey } from '../simple-lists.ts'
import type { SimpleListView } from './simple-list-view.ts'
import styles from './simple-lists.module.css'

interface Props {
  /** The id of the input or text area that they write into. */
  control: string
  list: Pick<SimpleListView, 'name'>
  placeholders: readonly string[]
}

/** Buttons that insert placeholders where the cursor is. */
export function PlaceholderButtons({ control, list, placeholders }: Props) {
  const { t } = useTranslation('simpleLists')
  return (
    <fieldset className={styles.placeholders} aria-label={t('placeholders')}>
      <span aria-hidden>{t('placeholders')}</span>
      {placeholders.map((name) => (
        <Button key={name} size="small" variant="quiet" onClick={() => insertText(control, `{${name}}`)}>
          {t(placeholderNameKey(list.name, name))} <code>{`{${name}}`}</code>
        </Button>
      ))}
    </fieldset>
  )
}

/** Replaces the selection; the cursor comes after the text. */
function insertText(control: string, text: string): void {
  const field = document.getElementById(control)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const end = field.value.length
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
