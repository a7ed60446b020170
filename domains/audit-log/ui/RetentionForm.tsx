import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { retentionChoices } from '../audit-entry.ts'
import styles from './audit-log.module.css'

/** The retention of entries. Works without JavaScript. */
export function RetentionForm({ months }: { months: number | null }) {
  const { t } = useTranslation('auditLog')
  return (
    <section className={styles.retention} aria-labelledby="audit-retention">
      <h2 id="audit-retention">{t('retention.title')}</h2>
      <p>{t('retention.intro')}</p>
      <Form method="post" className={styles.retention}>
        <Field label={t('retention.label')}>
          {(control) => (
            <Select {...control} key={months} name="months" defaultValue={months ?? ''}>
              {retentionChoices.map((choice) => (
                <option key={choice} value={choice ?? ''}>
                  {choice === null ? t('retention.endless') : t('retention.months', { count: choice })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div>
          <Button type="submit">{t('retention.save')}</Button>
        </div>
      </Form>
    </section>
  )
}
