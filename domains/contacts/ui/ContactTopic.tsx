import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { type ContactFormView, firstInvalidField, type RefusedContact } from '../contact.presenter.ts'
import { type ContactValues, contactKinds, contactLengths } from '../contact.ts'
import styles from './ContactForm.module.css'

interface Props {
  form: ContactFormView
  values: ContactValues
  errors: RefusedContact['errors']
}

/** The subject of the message: the sign from which the form was opened, or a choice of three kinds. */
export function ContactTopic({ form: { sign, emptyFormUrl }, values, errors }: Props) {
  const { t } = useTranslation('contact')
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
        defaultValue={values.kind}
        error={errors.kind}
      />
      <Field label={t('word.label')} hint={t('word.hint')} error={errors.word} className={styles.word}>
        {(control) => (
          <TextInput
            {...control}
            name="word"
            defaultValue={values.word}
            maxLength={contactLengths.word}
            autoFocus={firstInvalidField(errors) === 'word'}
          />
        )}
      </Field>
    </div>
  )
}
