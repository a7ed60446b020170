import type { ChangeEvent } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import type { NetworkView } from '../network.presenter.ts'
import styles from './NetworkForm.module.css'

const submitForm = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => form?.requestSubmit()

/** Searches nodes and filters links by kind: two GET forms that work without JavaScript. */
export function NetworkForm({ view: { q, kinds, urlParams } }: { view: NetworkView }) {
  const { t } = useTranslation('network')
  const chosen = kinds.filter(({ isChosen }) => isChosen)
  const { sign, field } = urlParams
  return (
    <div className={styles.forms}>
      <Form method="get" preventScrollReset role="search" key={q}>
        <SearchField name="q" label={t('search')} labelShown defaultValue={q} submitLabel={t('submit')} />
        {chosen.map(({ kind }) => (
          <input key={kind} type="hidden" name="kind" value={kind} />
        ))}
      </Form>
      <Form method="get" preventScrollReset>
        {q && <input type="hidden" name="q" value={q} />}
        {sign !== null && <input type="hidden" name="sign" value={sign} />}
        {field !== null && <input type="hidden" name="field" value={field} />}
        <details className={styles.kinds} open={chosen.length > 0}>
          <summary>{t('kinds')}</summary>
          <fieldset>
            <legend className={styles.legend}>{t('kinds')}</legend>
            <div className={styles.boxes}>
              {kinds.map(({ kind, name, isChosen }) => (
                <Checkbox
                  key={`${kind} ${isChosen}`}
                  name="kind"
                  value={kind}
                  label={name}
                  defaultChecked={isChosen}
                  onChange={submitForm}
                />
              ))}
            </div>
          </fieldset>
          <Button type="submit" size="small" className={styles.apply}>
            {t('showKinds')}
          </Button>
        </details>
      </Form>
    </div>
  )
}
