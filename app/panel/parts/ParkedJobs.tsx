import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import type { ParkedJobView } from '../present-parked-jobs.ts'
import styles from './ParkedJobs.module.css'

interface Props {
  jobs: readonly ParkedJobView[]
  /** URL path that receives the form. */
  action: string
}

/** Jobs that ended the server twice, each with a button that repeats it. */
export function ParkedJobs({ jobs, action }: Props) {
  const { t } = useTranslation('panel')
  if (jobs.length === 0) return null
  return (
    <Callout tone="danger" title={t('overview.parked.title', { count: jobs.length })}>
      <p>{t('overview.parked.text')}</p>
      <ul className={styles.jobs}>
        {jobs.map(({ id, name, details, date }) => (
          <li key={id}>
            <Form method="post" action={action} className={styles.job}>
              <span>
                {name}
                {details && ` (${details})`}, {date}
              </span>
              <Button type="submit" name="job" value={id} size="small">
                {t('overview.parked.repeat')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
