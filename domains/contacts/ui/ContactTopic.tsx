import { useTranslation } from '#platform/i18n/use-translation.ts'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, useFormField } from '#ui/base/ValidatedForm.tsx'
import type { ContactFormView } from '../contact.presenter.ts'
import {
  type ContactField,
  type ContactValues,
  contactKinds,
  contactLengths,
  requiredFields,
} from '../contact.ts'
import styles from './ContactForm.module.css'

interface Props {
  form: ContactFormView
  values: ContactValues
  kind: string
  onKindChange: (kind: string) => void
  /** Takes the focus when the page is rendered after a refusal. */
  firstInvalid: ContactField | undefined
}

/** The subject of the message: the sign from which the form was opened, or a choice of three kinds. */
export function ContactTopic({
  form: { sign, emptyFormUrl },
  values,
  firstInvalid,
  kind,
  onKindChange,
}: Props) {
  const { t } = useTranslation('contact')
  const { error } = useFormField('kind')
  if (sign)
    return (
      <div className={styles.sign}>
        <p>
          {t('about.sign')}{' '}
          <a href={sign.url} className="gloss">
            {sign.gloss}
          </a>
        </p>
        <a href={emptyFormUrl}>{t('about.other')}</a>
        <input type="hidden" name="kind" value={values.kind} />
        <input type="hidden" name="word" value={values.word} />
      </div>
    )
  return (
    <div className={styles.topic}>
      <RadioGroup
        legend={t('about.legend')}
        name="kind"
        options={contactKinds.map((kind) => ({ value: kind, label: t(`about.${kind}`) }))}
        value={kind}
        onChange={onKindChange}
        error={error}
      />
      <FormField
        name="word"
        label={t('word.label')}
        required={requiredFields(kind).includes('word')}
        hint={t('word.hint')}
        className={styles.word ?? ''}
      >
        {(control) => (
          <TextInput {...control} maxLength={contactLengths.word} autoFocus={firstInvalid === 'word'} />
        )}
      </FormField>
    </div>
  )
}
