import { useSubmit } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField } from '#ui/base/ValidatedForm.tsx'
import type { PasskeyCreationRequest } from '../passkey-request.ts'
import type { PasskeyView } from '../second-factor.presenter.ts'
import { passkeyNameLength } from '../second-factor.ts'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import { PasskeyAction } from './PasskeyAction.tsx'
import styles from './second-factor.module.css'

/** The request to the browser, after the password was entered. */
export interface PasskeySetup {
  name: string
  request: PasskeyCreationRequest
}

interface Props {
  passkeys: readonly PasskeyView[]
  /** Whether passkeys are possible on this site. */
  isAvailable: boolean
  setup: PasskeySetup | null
  refused: FormRefusal | undefined
}

/** The own passkeys, and the form that adds one. */
export function PasskeySection({ passkeys, isAvailable, setup, refused }: Props) {
  const { t } = useTranslation('secondFactor')
  const refusedIn = (form: string) => (refused?.values.form === form ? refused : undefined)
  const unfinished = refusedIn('passkey-finish')
  return (
    <section className={styles.section}>
      <h2>{t('passkey.title')}</h2>
      <p>{t('passkey.about')}</p>
      {passkeys.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers.
        <ul role="list" className={styles.factors}>
          {passkeys.map((passkey) => (
            <Passkey key={`${passkey.id} ${passkey.name}`} passkey={passkey} refused={refused} />
          ))}
        </ul>
      )}
      {unfinished && <Callout tone="danger" title={unfinished.problem} />}
      {!isAvailable && <p>{t('passkey.unavailable')}</p>}
      {isAvailable && setup && <FinishSetup key={setup.request.challenge} {...setup} />}
      {isAvailable && !setup && (
        <ConfirmedForm form="passkey-start" title={t('passkey.add')} refused={refusedIn('passkey-start')}>
          <PasskeyNameField />
        </ConfirmedForm>
      )}
    </section>
  )
}

function FinishSetup({ name, request }: PasskeySetup) {
  const { t } = useTranslation('secondFactor')
  const submit = useSubmit()
  const create = async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const response = await startRegistration({ optionsJSON: request })
    await submit({ form: 'passkey-finish', name, response: JSON.stringify(response) }, { method: 'post' })
  }
  return (
    <>
      <p>{t('passkey.how', { name })}</p>
      <PasskeyAction label={t('passkey.create')} onUse={create} />
    </>
  )
}

function Passkey({ passkey, refused }: { passkey: PasskeyView; refused: FormRefusal | undefined }) {
  const { t } = useTranslation('secondFactor')
  const { id, name, created, lastUsed } = passkey
  const refusedIn = (form: string) =>
    refused?.values.form === form && refused.values.passkey === `${id}` ? refused : undefined
  return (
    <li className={styles.factor}>
      <p>
        <strong className={styles.name}>{name}</strong>
        <br />
        <span className={styles.quiet}>
          {lastUsed ? t('times.used', { created, lastUsed }) : t('times.unused', { created })}
        </span>
      </p>
      <div className={styles.actions}>
        <ConfirmedForm
          form="passkey-rename"
          passkey={id}
          title={t('passkey.rename')}
          label={t('passkey.renameOne', { name })}
          withPassword={false}
          values={{ name }}
          refused={refusedIn('passkey-rename')}
        >
          <PasskeyNameField />
        </ConfirmedForm>
        <ConfirmedForm
          form="passkey-remove"
          passkey={id}
          title={t('remove')}
          label={t('passkey.removeOne', { name })}
          tone="danger"
          refused={refusedIn('passkey-remove')}
        />
      </div>
    </li>
  )
}

function PasskeyNameField() {
  const { t } = useTranslation('secondFactor')
  return (
    <FormField
      name="name"
      label={t('passkey.name')}
      hint={t('passkey.nameHint')}
      required
      className={styles.narrow}
    >
      {(control) => <TextInput {...control} autoComplete="off" maxLength={passkeyNameLength} />}
    </FormField>
  )
}
