import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useSignLookup } from '#domains/sign-form/ui/use-sign-lookup.ts'
import { maxSigns } from '#domains/word-combinations/word-combination.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink, IconButton } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import X from '#ui/icons/x.ts'
import forms from '#ui/panel/PanelForm.module.css'
import { PickComboBox } from '#ui/panel/PickComboBox.tsx'
import { ReorderableList } from '#ui/panel/ReorderableList.tsx'
import styles from './missing-words.module.css'
import { useCombinationCheck } from './use-combination-check.ts'

interface ChosenSign {
  id: number
  gloss: string
}

interface Props {
  languages: readonly { code: string; name: string }[]
  values: { language: string; text: string }
  signs: readonly ChosenSign[]
  /** The revision that the person sees; null for a new combination. */
  revision: number | null
  back: string
  locale: Locale
  refused: FormRefusal | undefined
}

/** The form of a word without a sign of its own: language, text, and the signs in their order. */
export function CombinationForm({ languages, values, signs, revision, back, locale, refused }: Props) {
  const { t } = useTranslation('missingWords')
  const check = useCombinationCheck()
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm className={forms.form} refusal={refused} values={values} validate={check}>
      <FormProblem />
      {revision !== null && <input type="hidden" name="revision" value={revision} />}
      <FormField name="language" label={t('combination.language')} required>
        {(control) => (
          <Select {...control}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField name="text" label={t('combination.text')} hint={t('combination.textHint')} required>
        {(control) => <TextInput {...control} />}
      </FormField>
      <SignsField signs={signs} locale={locale} />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" pending={isSending}>
          {t('combination.save')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('combination.back')}
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}

/** The signs in their order. One sign may be used twice, so each row has a key of its own. */
function SignsField({ signs, locale }: Pick<Props, 'signs' | 'locale'>) {
  const { t } = useTranslation('missingWords')
  const { error } = useFormField('signs')
  const [rows, setRows] = useState(() => signs.map((sign, index) => ({ key: `${index}`, ...sign })))
  const [nextKey, setNextKey] = useState(signs.length)
  const { found, isSearching, search } = useSignLookup(locale)
  const add = (id: string) => {
    const sign = found.find((one) => String(one.id) === id)
    if (!sign || rows.length >= maxSigns) return
    setRows([...rows, { key: `${nextKey}`, id: sign.id, gloss: sign.gloss }])
    setNextKey(nextKey + 1)
  }
  const reorder = (keys: string[]) =>
    setRows(keys.flatMap((key) => rows.find((row) => row.key === key) ?? []))
  return (
    <fieldset className={styles.signs}>
      <legend>{t('combination.signs')}</legend>
      <input type="hidden" name="signs" value={rows.map(({ id }) => id).join(',')} />
      {rows.length > 0 && (
        <ReorderableList
          label={t('combination.signs')}
          items={rows.map(({ key, gloss }) => ({
            id: key,
            label: gloss,
            content: (
              <span className={styles.sign}>
                <span className="gloss">{gloss}</span>
                <IconButton
                  icon={<Icon icon={X} />}
                  label={t('combination.remove', { gloss })}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                />
              </span>
            ),
          }))}
          onReorder={reorder}
        />
      )}
      <PickComboBox
        label={t('combination.add')}
        hint={t('combination.signsHint')}
        error={error}
        options={found.map(({ id, gloss, word }) => ({
          id: String(id),
          label: gloss,
          note: word ?? undefined,
        }))}
        onSearch={search}
        isSearching={isSearching}
        onPick={add}
      />
    </fieldset>
  )
}
