import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import type { SessionView } from '../../session.presenter.ts'
import styles from './profile.module.css'

/** Where a person is signed in; every session but the one at hand can be ended. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = useTranslation('profile')
  return (
    <section className={styles.section}>
      <h2>{t('sessions.title')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.sessions}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" name="form" value="sessions">
            {t('sessions.endOthers')}
          </Button>
        </Form>
      )}
    </section>
  )
}

function Session({ session: { id, isThis, device, since, used } }: { session: SessionView }) {
  const { t } = useTranslation('profile')
  const name = device ?? t('sessions.unknown')
  return (
    <li className={styles.session}>
      <p>
        <strong>{name}</strong>
        <br />
        <span className={styles.quiet}>{t('sessions.times', { since, used })}</span>
      </p>
      {isThis ? (
        <span className={styles.quiet}>{t('sessions.this')}</span>
      ) : (
        <Form method="post">
          <input type="hidden" name="form" value="session" />
          <Button
            type="submit"
            size="small"
            name="session"
            value={id}
            aria-label={t('sessions.endOne', { device: name })}
          >
            {t('sessions.end')}
          </Button>
        </Form>
      )}
    </li>
  )
}
