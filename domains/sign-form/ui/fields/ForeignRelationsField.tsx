import { useId } from 'react'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { codeByAcronym, signLanguageCode } from '#domains/signs/sign-language-codes.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, IconButton } from '#ui/base/Button.tsx'
import { Field, FieldError } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import Plus from '#ui/icons/plus.ts'
import X from '#ui/icons/x.ts'
import type { PropertyFieldProps } from '../form-context.ts'
import styles from '../SignForm.module.css'

/** Signs of other sign languages: the code of the language, into which a usual acronym is changed, and the sign in words. */
export function ForeignRelationsField(props: PropertyFieldProps<SignDocument['foreignRelations']>) {
  const { label, hint, error, value, onChange } = props
  const { t } = useTranslation('signForm')
  const listId = useId()
  const signs = value ?? []
  const change = (at: number, changes: Partial<(typeof signs)[number]>) =>
    onChange(signs.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <FieldError id="foreign-error">{error}</FieldError>}
      <datalist id={listId}>
        {Object.entries(codeByAcronym).map(([acronym, code]) => (
          <option key={code} value={code}>
            {acronym}
          </option>
        ))}
      </datalist>
      {signs.map(({ signLanguage, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their number.
        <div key={at} className={styles.row}>
          <Field label={t('foreign.language')}>
            {(control) => (
              <TextInput
                {...control}
                list={listId}
                autoComplete="off"
                spellCheck={false}
                value={signLanguage}
                onChange={({ target }) => change(at, { signLanguage: target.value })}
                onBlur={() => change(at, { signLanguage: signLanguageCode(signLanguage) ?? signLanguage })}
              />
            )}
          </Field>
          <Field label={t('foreign.sign')}>
            {(control) => (
              <TextInput
                {...control}
                value={text}
                onChange={({ target }) => change(at, { text: target.value })}
              />
            )}
          </Field>
          <IconButton
            icon={<Icon icon={X} />}
            label={t('removeRow', { at: at + 1 })}
            onClick={() => onChange(signs.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Icon icon={Plus} />}
        onClick={() => onChange([...signs, { signLanguage: '', text: '' }])}
      >
        {t('foreign.add')}
      </Button>
    </fieldset>
  )
}
