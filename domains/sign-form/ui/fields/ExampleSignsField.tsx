import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { signToken, signTokensOf } from '../../example-tokens.ts'
import { useFormContext } from '../form-context.ts'
import styles from '../SignForm.module.css'
import { SignSearch } from './SignSearch.tsx'

interface Props {
  signs: string
  /** The tokens of all examples that are no published signs. */
  unknown: ReadonlySet<string>
  onChange: (signs: string) => void
}

/** The signs of an example in their order: typed, or found and added at the end. Those that are no signs are named. */
export function ExampleSignsField({ signs, unknown, onChange }: Props) {
  const { t, language } = useTranslation('signForm')
  const { sign } = useFormContext()
  const wrong = signTokensOf([signs]).filter((token) => unknown.has(token))
  const add = (id: number) => {
    const found = sign(id)
    if (found) onChange([signs.trimEnd(), signToken(found)].filter(Boolean).join(' '))
  }
  return (
    <>
      <Field label={t('examples.signs')} hint={t('examples.signsHint')}>
        {(control) => (
          <TextInput {...control} value={signs} onChange={({ target }) => onChange(target.value)} />
        )}
      </Field>
      <p role="status" className={styles.taken}>
        {wrong.length > 0 && t('examples.unknown', { signs: formatList(wrong, language as Locale) })}
      </p>
      <SignSearch label={t('examples.addSign')} excluded={[]} onPick={add} />
    </>
  )
}
