import type { SignNote } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, IconButton } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Field, FieldError } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextArea } from '#ui/base/TextInput.tsx'
import Plus from '#ui/icons/plus.ts'
import X from '#ui/icons/x.ts'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import styles from '../SignForm.module.css'

/** Notes with a kind; a note is public only if it is marked so. */
export function NotesField({ label, hint, error, value, onChange }: PropertyFieldProps<SignNote[]>) {
  const { t } = useTranslation('signForm')
  const kinds = useFormContext().lists.notes ?? []
  const notes = value ?? []
  const change = (at: number, changes: Partial<SignNote>) =>
    onChange(notes.map((note, index) => (index === at ? { ...note, ...changes } : note)))
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <FieldError id="notes-error">{error}</FieldError>}
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note has no identity but its number.
        <div key={at} className={styles.block}>
          <div className={styles.row}>
            <Field label={t('notes.kind')}>
              {(control) => (
                <Select
                  {...control}
                  value={note.kind}
                  onChange={({ target }) => change(at, { kind: Number(target.value) })}
                >
                  {kinds.map(({ id, label: name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <IconButton
              icon={<Icon icon={X} />}
              label={t('removeRow', { at: at + 1 })}
              onClick={() => onChange(notes.filter((_, index) => index !== at))}
            />
          </div>
          <Field label={t('notes.text')}>
            {(control) => (
              <TextArea
                {...control}
                value={note.text}
                onChange={({ target }) => change(at, { text: target.value })}
              />
            )}
          </Field>
          <Checkbox
            label={t('notes.public')}
            checked={note.public}
            onChange={({ target }) => change(at, { public: target.checked })}
          />
        </div>
      ))}
      {kinds[0] && (
        <Button
          size="small"
          icon={<Icon icon={Plus} />}
          onClick={() => onChange([...notes, { kind: kinds[0]?.id ?? 0, text: '', public: false }])}
        >
          {t('notes.add')}
        </Button>
      )}
    </fieldset>
  )
}
