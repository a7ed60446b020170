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

/**
 * Several short texts: Enter or leaving the field adds one, the backspace key in the empty field removes the last. What
 * is being typed is already the last keyword, so that nothing is lost when the page closes.
 */
export function KeywordsField({ label, hint, error, keywords, onChange, lang, required }: Props) {
  const [typed, setTyped] = useState({ text: '', isKeyword: false })
  const finished = typed.isKeyword ? keywords.slice(0, -1) : keywords
  const type = (text: string) => {
    const keyword = text.trim()
    const isKeyword = keyword !== '' && !finished.includes(keyword)
    setTyped({ text, isKeyword })
    onChange(isKeyword ? [...finished, keyword] : [...finished])
  }
  const finish = () => setTyped({ text: '', isKeyword: false })
  return (
    <div>
      <Field label={label} hint={hint} error={error} required={required ?? false}>
        {(control) => (
          <TextInput
            {...control}
            lang={lang}
            value={typed.text}
            autoComplete="off"
            onChange={({ target }) => type(target.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
                event.preventDefault()
                finish()
              } else if (event.key === 'Backspace' && typed.text === '' && keywords.length > 0)
                onChange(keywords.slice(0, -1))
            }}
          />
        )}
      </Field>
      <ChipList
        label={label}
        items={finished.map((keyword) => ({ id: keyword, label: keyword, lang }))}
        onRemove={(keyword) => onChange(keywords.filter((one) => one !== keyword))}
      />
    </div>
  )
}
