import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '../base/Button.tsx'
import { Field } from '../base/Field.tsx'
import { TextInput } from '../base/TextInput.tsx'
import styles from './RichTextEditor.module.css'
import { completeLinkAddress, isLinkAddress } from './rich-text/link-address.ts'

interface Props {
  url: string
  /** Called with '' to remove the link. */
  onChange: (url: string) => void
}

/** Edits the URL of a link. It is inside a form, so Enter must not submit that form. */
export function LinkField({ url: initialUrl, onChange }: Props) {
  const { t } = useTranslation('editor')
  const [text, setText] = useState(initialUrl)
  const [isInvalid, setInvalid] = useState(false)
  const submit = () => {
    const address = completeLinkAddress(text)
    if (address === '' || isLinkAddress(address)) onChange(address)
    else setInvalid(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.link}>
      <Field label={t('address')} error={isInvalid ? t('addressWrong') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            inputMode="url"
            // The person has just asked for the field.
            autoFocus
            onKeyDown={onKeyDown}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button onClick={submit}>{t('setLink')}</Button>
      {initialUrl !== '' && (
        <Button variant="quiet" onClick={() => onChange('')}>
          {t('removeLink')}
        </Button>
      )}
    </div>
  )
}
