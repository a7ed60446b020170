import { useId, useState } from 'react'
import { useSignLookup } from '#domains/sign-form/ui/use-sign-lookup.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import type { MatchedSign } from '../sign-clips.ts'

interface Props {
  label: string
  locale: Locale
  onPick: (sign: MatchedSign) => void
}

/**
 * Finds the sign of a file: a text field with suggestions of the browser, as there may be hundreds of files. A gloss that is
 * chosen or typed whole is taken; whether files may be added to its sign is decided when one is sent.
 */
export function ClipSignSearch({ label, locale, onPick }: Props) {
  const [text, setText] = useState('')
  const pickNamed = (name: string, signs: typeof found) => {
    const choice = signs.find(({ gloss }) => gloss === name)
    if (choice) onPick({ id: choice.id, gloss: choice.gloss, hasVideo: false, refusal: null })
  }
  const { found, search } = useSignLookup(locale)
  const listId = useId()
  return (
    <Field label={label}>
      {(control) => (
        <>
          <TextInput
            {...control}
            autoComplete="off"
            list={listId}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value)
              pickNamed(value, found)
              search(value)
            }}
          />
          <datalist id={listId}>
            {found.map(({ id, gloss, word }) => (
              <option key={id} value={gloss}>
                {word}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
