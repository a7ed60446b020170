import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { QrCode } from '#platform/qr-code.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import type { SecondFactorsView } from '../second-factor.presenter.ts'
import { CodeField } from './CodeField.tsx'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import styles from './second-factor.module.css'

/** The app that is being set up. */
export interface AppSetupView {
  /** In groups of four characters. */
  secret: string
  qrCode: QrCode
}

interface Props {
  app: SecondFactorsView['app']
  setup: AppSetupView | null
  refused: FormRefusal | undefined
}

/** The own authenticator app, and the form that sets one up. Works without JavaScript. */
export function AppSection({ app, setup, refused }: Props) {
  const { t } = useTranslation('secondFactor')
  const refusedIn = (form: string) => (refused?.values.form === form ? refused : undefined)
  return (
    <section className={styles.section}>
      <h2>{t('app.title')}</h2>
      <p>{t('app.about')}</p>
      {app && (
        <p>
          <strong>{t('app.active')}</strong>
          <br />
          <span className={styles.quiet}>
            {app.lastUsed
              ? t('times.used', { created: app.created, lastUsed: app.lastUsed })
              : t('times.unused', { created: app.created })}
          </span>
        </p>
      )}
      {setup ? (
        <AppSetup {...setup} refused={refusedIn('app-confirm')} />
      ) : (
        <div className={styles.actions}>
          <ConfirmedForm
            form="app-start"
            title={t(app ? 'app.replace' : 'app.add')}
            refused={refusedIn('app-start') ?? refusedIn('app-confirm')}
          />
          {app && (
            <ConfirmedForm
              form="app-remove"
              title={t('remove')}
              label={t('app.remove')}
              tone="danger"
              refused={refusedIn('app-remove')}
            />
          )}
        </div>
      )}
    </section>
  )
}

function AppSetup({ secret, qrCode, refused }: AppSetupView & { refused: FormRefusal | undefined }) {
  const { t } = useTranslation('secondFactor')
  const isSending = useNavigation().state === 'submitting'
  const cancelFormId = useId()
  return (
    <>
      <p>{t('app.scan')}</p>
      <svg
        className={styles.qrCode}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('app.picture')}
      >
        <path d={qrCode.path} />
      </svg>
      <p>
        {t('app.secret')}
        <br />
        <code className={styles.secret}>{secret}</code>
      </p>
      <ValidatedForm allRequired className={styles.form} refusal={refused}>
        <FormProblem />
        <input type="hidden" name="form" value="app-confirm" />
        <CodeField label={t('app.code')} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('app.confirm')}
          </Button>
          <Button type="submit" form={cancelFormId} pending={isSending}>
            {t('app.cancel')}
          </Button>
        </div>
      </ValidatedForm>
      <Form method="post" id={cancelFormId} hidden>
        <input type="hidden" name="form" value="app-cancel" />
      </Form>
    </>
  )
}
