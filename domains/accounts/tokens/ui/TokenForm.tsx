import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { maxTokenDays, tokenDays, tokenNameLength, tokenScopes } from '../api-token.ts'
import styles from './tokens.module.css'

interface Props {
  /** The first and the last date that a token may end on. */
  dates: { first: string; last: string }
  refused: FormRefusal | undefined
}

/** Form of a new token, confirmed by the password. Works without JavaScript. */
export function TokenForm({ dates, refused }: Props) {
  const { t } = useTranslation(['tokens', 'profile', 'errors'])
  return (
    <ValidatedForm
      className={styles.form}
      refusal={refused}
      values={{ expires: '90', 'scope-read': 'on' }}
      validate={async (form) => {
        const [{ checkForm }, { newTokenSchema }] = await Promise.all([
          import('#platform/forms/check-form.ts'),
          import('../api-token.input.ts'),
        ])
        return checkForm(newTokenSchema, form, (code, params) => t(`errors:${code}`, params))
      }}
    >
      <FormProblem />
      <input type="hidden" name="form" value="token" />
      <FormField
        name="name"
        label={t('new.name')}
        hint={t('new.nameHint')}
        required
        className={styles.narrow}
      >
        {(control) => <TextInput {...control} autoComplete="off" maxLength={tokenNameLength} />}
      </FormField>
      <ScopeChoice />
      <div className={styles.validity}>
        <FormField name="expires" label={t('new.expires')} required className={styles.narrow}>
          {(control) => (
            <Select {...control}>
              {tokenDays.map((days) => (
                <option key={days} value={days}>
                  {days === maxTokenDays ? t('new.year') : t('new.days', { count: days })}
                </option>
              ))}
              <option value="date">{t('new.date')}</option>
            </Select>
          )}
        </FormField>
        <div className={styles.date}>
          <FormField name="expiresOn" label={t('new.expiresOn')} className={styles.narrow}>
            {(control) => <TextInput {...control} type="date" min={dates.first} max={dates.last} />}
          </FormField>
        </div>
      </div>
      <FormField name="password" label={t('profile:password.present')} required className={styles.narrow}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <div>
        <Button type="submit" variant="primary" pending={useNavigation().state === 'submitting'}>
          {t('new.create')}
        </Button>
      </div>
    </ValidatedForm>
  )
}

function ScopeChoice() {
  const { t } = useTranslation('tokens')
  return (
    <fieldset className={styles.scopes}>
      <legend>{t('new.scopes')}</legend>
      {tokenScopes.map((scope) => (
        <ScopeCheckbox key={scope} name={`scope-${scope}`} label={t(`scope.${scope}`)} />
      ))}
    </fieldset>
  )
}

function ScopeCheckbox({ name, label }: { name: string; label: string }) {
  const { value, error } = useFormField(name)
  return <Checkbox name={name} label={label} defaultChecked={value !== ''} error={error} />
}
