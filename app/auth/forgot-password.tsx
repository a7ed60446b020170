import { redirect, useNavigation } from 'react-router'
import { requestPasswordReset } from '#domains/accounts/index.ts'
import { forgottenPasswordSchema } from '#domains/accounts/sessions/password-change.input.ts'
import { EmailField } from '#domains/accounts/ui/EmailField.tsx'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import Mail from '#ui/icons/mail.ts'
import { appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/forgot-password.ts'
import styles from './passwords.module.css'
import { requireVisitor } from './post-sign-in-path.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  requireVisitor(context.get(appContext), locale)
  const isSent = new URL(request.url).searchParams.has('sent')
  const t = translator(locale)
  return {
    page: {
      title: isSent ? t('passwords:forgot.sent.title') : t('passwords:forgot.title'),
      description: t('passwords:forgot.description'),
      noindex: true,
    },
    messages: getMessagesUrl(locale, ['passwords', 'errors']),
    locale,
    isSent,
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    await requestPasswordReset(app, parseForm(forgottenPasswordSchema, values))
    return redirect(`${localizedPath(locale, '/forgot-password')}?sent`, 303)
  })
}

/** The form that requests a link to set a new password. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, isSent } = loaderData
  const { t } = useTranslation(['passwords', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  if (isSent && !actionData) return <Sent locale={locale} />
  return (
    <>
      <h1>{t('forgot.title')}</h1>
      <p className={styles.text}>{t('forgot.intro')}</p>
      <ValidatedForm
        allRequired
        refusal={actionData?.refused}
        action={localizedPath(locale, '/forgot-password')}
        validate={async (form) =>
          (await import('./password-checks.ts')).checkForgotPassword(form, (code, params) =>
            t(`errors:${code}`, params),
          )
        }
        className={styles.form}
      >
        <FormProblem />
        <EmailField label={t('field.email')} autoComplete="username" />
        <Button type="submit" variant="primary" size="large" icon={<Icon icon={Mail} />} pending={isSending}>
          {t('forgot.send')}
        </Button>
      </ValidatedForm>
      <p className={styles.further}>
        <a href={localizedPath(locale, '/login')}>{t('forgot.back')}</a>
      </p>
    </>
  )
}

function Sent({ locale }: { locale: Locale }) {
  const { t } = useTranslation('passwords')
  return (
    <>
      <h1>{t('forgot.sent.title')}</h1>
      <Callout tone="success" title={t('forgot.sent.text')}>
        <p>{t('forgot.sent.spam')}</p>
      </Callout>
      <ButtonLink to={localizedPath(locale, '/login')} variant="primary" size="large">
        {t('forgot.back')}
      </ButtonLink>
      <p className={styles.further}>
        <a href={localizedPath(locale, '/forgot-password')}>{t('forgot.sent.again')}</a>
      </p>
    </>
  )
}
