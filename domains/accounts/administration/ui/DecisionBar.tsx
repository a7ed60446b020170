import { useRef } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { registrationDecisions } from '../registration-decision.ts'
import styles from './ManageUser.module.css'

/** The `form` attribute of the checkboxes in the list. */
export const decisionFormId = 'decision'

/** The decisions about the people who are chosen in the list. A GET form, so it works without JavaScript. */
export function DecisionBar({ path }: { path: string }) {
  const { t } = useTranslation('users')
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const chooseAll = (checked: boolean) => {
    for (const control of form.current?.elements ?? [])
      if (control instanceof HTMLInputElement && control.name === 'id') control.checked = checked
  }
  return (
    <Form
      method="get"
      action={path}
      id={decisionFormId}
      ref={form}
      aria-label={t('decide.label')}
      className={styles.bar}
    >
      {isHydrated && (
        <Checkbox
          label={t('decide.all')}
          onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
        />
      )}
      {registrationDecisions.map((change) => (
        <Button
          key={change}
          type="submit"
          name="change"
          value={change}
          variant={change === 'accept' ? 'primary' : 'secondary'}
        >
          {t(`decide.${change}.choose`)}
        </Button>
      ))}
    </Form>
  )
}
