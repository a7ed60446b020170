import { Form } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import type { MissingWordView } from '../missing-word.presenter.ts'
import styles from './missing-words.module.css'
import { useMissingWordCheck } from './use-missing-word-check.ts'

interface Props extends Pick<MissingWordView, 'setAside'> {
  /** Display name of the person who set the word aside. */
  by: string | null
  refused: FormRefusal | undefined
}

/** Sets a word aside with a reason, or takes it back. */
export function SetAsideForm({ setAside, by, refused }: Props) {
  const { t } = useTranslation('missingWords')
  const check = useMissingWordCheck()
  return (
    <section className={styles.act} aria-labelledby="aside-title">
      <h3 id="aside-title">{t('aside.title')}</h3>
      {setAside ? (
        <>
          <p>{t('aside.by', { date: setAside.on, name: by ?? t('system'), reason: setAside.reason })}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="takeBack">
              {t('aside.takeBack')}
            </Button>
          </Form>
        </>
      ) : (
        <>
          <p>{t('aside.text')}</p>
          <ValidatedForm refusal={refused} validate={check}>
            <FormProblem />
            <FormField name="reason" label={t('aside.reason')} hint={t('aside.hint')} required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <div className={styles.actions}>
              <Button type="submit" name="intent" value="setAside">
                {t('aside.button')}
              </Button>
            </div>
          </ValidatedForm>
        </>
      )}
    </section>
  )
}
