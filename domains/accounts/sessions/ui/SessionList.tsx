import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from '../../ui/account-section.module.css'
import type { SessionView } from '../session.presenter.ts'
import { EndSessionsForm } from './EndSessionsForm.tsx'

interface Props {
  sessions: readonly SessionView[]
  refused: FormRefusal | undefined
}

/** The own sessions; every one except the current one can be ended with the password. */
export function SessionList({ sessions, refused }: Props) {
  const { t } = useTranslation('profile')
  const refusedFor = (id?: string) => (refused?.values.session === id ? refused : undefined)
  return (
    <section className={styles.section}>
      <h2>{t('sessions.title')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.sessions}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} refused={refusedFor(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && <EndSessionsForm title={t('sessions.endOthers')} refused={refusedFor()} />}
    </section>
  )
}

function Session({ session, refused }: { session: SessionView; refused: FormRefusal | undefined }) {
  const { t } = useTranslation('profile')
  const { id, isCurrent, device, createdOn, lastUsed } = session
  const name = device ?? t('sessions.unknown')
  return (
    <li className={styles.session}>
      <p>
        <strong>{name}</strong>
        <br />
        <span className={styles.quiet}>{t('sessions.times', { since: createdOn, used: lastUsed })}</span>
      </p>
      {isCurrent ? (
        <span className={styles.quiet}>{t('sessions.this')}</span>
      ) : (
        <EndSessionsForm
          session={id}
          title={t('sessions.end')}
          label={t('sessions.endOne', { device: `${name}, ${lastUsed}` })}
          refused={refused}
        />
      )}
    </li>
  )
}
