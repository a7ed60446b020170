import type { SignExample } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, IconButton } from '#ui/base/Button.tsx'
import { Field, FieldError } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { TextArea } from '#ui/base/TextInput.tsx'
import Plus from '#ui/icons/plus.ts'
import X from '#ui/icons/x.ts'
import { LanguageTabs } from '#ui/panel/LanguageTabs.tsx'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import styles from '../SignForm.module.css'
import { ExampleSignsField } from './ExampleSignsField.tsx'
import { useUnknownSigns } from './use-unknown-signs.ts'

/** Example sentences: their text by language, and the signs used, in their order (D19). */
export function ExamplesField({ label, hint, error, value, onChange }: PropertyFieldProps<SignExample[]>) {
  const { t } = useTranslation('signForm')
  const { languages } = useFormContext()
  const examples = value ?? []
  const unknown = useUnknownSigns(examples)
  const change = (at: number, changes: Partial<SignExample>) =>
    onChange(examples.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <FieldError id="examples-error">{error}</FieldError>}
      {examples.map((example, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no identity but its number.
        <div key={at} className={styles.block}>
          <div className={styles.row}>
            <strong>{t('examples.sentence', { at: at + 1 })}</strong>
            <IconButton
              icon={<Icon icon={X} />}
              label={t('removeRow', { at: at + 1 })}
              onClick={() => onChange(examples.filter((_, index) => index !== at))}
            />
          </div>
          <LanguageTabs
            label={t('examples.sentence', { at: at + 1 })}
            tabs={languages.map(({ code, name }) => ({
              lang: code,
              label: name,
              mark: example.texts[code] ? 'filled' : 'missing',
              content: (
                <Field label={t('examples.text')}>
                  {(control) => (
                    <TextArea
                      {...control}
                      lang={code}
                      value={example.texts[code] ?? ''}
                      onChange={({ target }) =>
                        change(at, { texts: { ...example.texts, [code]: target.value } })
                      }
                    />
                  )}
                </Field>
              ),
            }))}
          />
          <ExampleSignsField
            signs={example.signs}
            unknown={unknown}
            onChange={(signs) => change(at, { signs })}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Icon icon={Plus} />}
        onClick={() => onChange([...examples, { texts: {}, signs: '' }])}
      >
        {t('examples.add')}
      </Button>
    </fieldset>
  )
}
