import { type ReactNode, useState } from 'react'
import { Field } from '../base/Field.tsx'
import { TextInput } from '../base/TextInput.tsx'
import { ChipList } from './ChipList.tsx'

interface Props {
  label: string
  hint?: ReactNode
  error?: string | undefined
  keywords: readonly string[]
  onChange: (keywords: string[]) => void
  /** Language of the keywords. */
  lang?: string
  required?: boolean
}

/** Several short texts: Enter or leaving the field adds one, the backspace key in the empty field removes the last. */
export function KeywordsField({ label, hint, error, keywords, onChange, lang, required }: Props) {
  const [text, setText] = useState('')
  const add = () => {
    const keyword = text.trim()
    if (keyword !== '' && !keywords.includes(keyword)) onChange([...keywords, keyword])
    setText('')
  }
  return (
    <div>
      <Field label={label} hint={hint} error={error} required={required ?? false}>
        {(control) => (
          <TextInput
            {...control}
            lang={lang}
            value={text}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
                event.preventDefault()
                add()
              } else if (event.key === 'Backspace' && text === '' && keywords.length > 0)
                onChange(keywords.slice(0, -1))
            }}
          />
        )}
      </Field>
      <ChipList
        label={label}
        items={keywords.map((keyword) => ({ id: keyword, label: keyword, lang }))}
        onRemove={(keyword) => onChange(keywords.filter((one) => one !== keyword))}
      />
    </div>
  )
}
