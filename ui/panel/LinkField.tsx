import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '../base/Button.tsx'
import { Field } from '../base/Field.tsx'
import { TextInput } from '../base/TextInput.tsx'
import styles from './RichTextEditor.module.css'

const address = /^(https?:\/\/|mailto:|tel:|\/|#)\S+$/i

interface Props {
  address: string
  /** '' takes the link away. */
  onChange: (address: string) => void
}

/** Where a link leads; it stands inside a form, so Enter must not send that. */
export function LinkField({ address: before, onChange }: Props) {
  const { t } = useTranslation('editor')
  const [text, setText] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const take = () => (text === '' || address.test(text.trim()) ? onChange(text.trim()) : setWrong(true))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <div className={styles.link}>
      <Field label={t('address')} error={isWrong ? t('addressWrong') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            inputMode="url"
            onKeyDown={onKeyDown}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button onClick={take}>{t('setLink')}</Button>
      {before !== '' && (
        <Button variant="quiet" onClick={() => onChange('')}>
          {t('removeLink')}
        </Button>
      )}
    </div>
  )
}
