import { useSubmit } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { PasskeyRequest } from '../passkey-request.ts'
import { PasskeyAction } from './PasskeyAction.tsx'
import styles from './second-factor.module.css'

/** Completes a sign-in by a passkey. */
export function SignInPasskey({ request }: { request: PasskeyRequest }) {
  const { t } = useTranslation('secondFactor')
  const submit = useSubmit()
  const use = async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const response = await startAuthentication({ optionsJSON: request })
    await submit({ form: 'passkey', response: JSON.stringify(response) }, { method: 'post', replace: true })
  }
  return (
    <section className={styles.part}>
      <h2>{t('signIn.passkeyTitle')}</h2>
      <p>{t('signIn.passkeyHow')}</p>
      <PasskeyAction label={t('signIn.passkeyUse')} onUse={use} />
    </section>
  )
}
