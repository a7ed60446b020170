import { useEffect, useState } from 'react'
import { redirect, useNavigation } from 'react-router'
import { startSignIn } from '#domains/accounts/index.ts'
import { signInSchema } from '#domains/accounts/sessions/sign-in.input.ts'
import { EmailField } from '#domains/accounts/ui/EmailField.tsx'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { sessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { foldEmail } from '#platform/text/fold-email.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import LogIn from '#ui/icons/log-in.ts'
import { appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/login.ts'
import styles from './login.module.css'
import { pendingSignInCookie, secondFactorPath } from './pending-sign-in-cookie.ts'
import { postSignInPath, redirectTo, requireVisitor } from './post-sign-in-path.ts'
import { redirectTarget } from './redirect-target.ts'

export { pageMeta as meta } from '../page-meta.ts'

const redirectParam = (request: Request) => new URL(request.url).searchParams.get('redirect')

export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  requireVisitor(context.get(appContext), locale)
  return {
    page: { title: translator(locale)('signIn:title'), noindex: true },
    messages: getMessagesUrl(locale, ['signIn', 'errors']),
    locale,
    hasRedirect: redirectTarget(redirectParam(request)) !== undefined,
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const wanted = redirectTarget(redirectParam(request), values.place)
    if (app.session) {
      // Another tab signed in meanwhile.
      if (isOtherAccount(values.email, app.session)) throw new AppError('account.signedIn')
      return redirectTo(postSignInPath(app.session, locale, wanted), { status: 303 })
    }
    const device = request.headers.get('user-agent') ?? ''
    const credentials = { ...parseForm(signInSchema, values), device }
    const signedIn = await startSignIn(app, app.session, credentials)
    if (signedIn.pendingToken !== null)
      return redirect(secondFactorPath(locale, wanted), {
        status: 303,
        headers: { 'set-cookie': await pendingSignInCookie(signedIn.pendingToken, app.settings) },
      })
    const { token, session } = signedIn
    return redirectTo(postSignInPath(session, locale, wanted), {
      status: 303,
      headers: { 'set-cookie': sessionCookie(token, app.settings) },
    })
  })
}

function isOtherAccount(email = '', { account }: UserSession): boolean {
  const entered = foldEmail(email.trim())
  return entered !== '' && entered !== foldEmail(account.email)
}

/** The sign-in page. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, hasRedirect } = loaderData
  const { t } = useTranslation(['signIn', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <h1>{t('title')}</h1>
      {hasRedirect && <p className={styles.why}>{t('goesOn')}</p>}
      {/* Replaces the history entry, because the sign-in page redirects signed-in people. */}
      <ValidatedForm
        allRequired
        replace
        refusal={actionData?.refused}
        validate={async (form) =>
          (await import('./check-login.ts')).checkLogin(form, (code, params) => t(`errors:${code}`, params))
        }
        className={styles.form}
      >
        <FormProblem />
        <EmailField label={t('email')} autoComplete="username" />
        <FormField name="password" label={t('password')} required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <UrlFragmentField />
        <Button type="submit" variant="primary" size="large" icon={<Icon icon={LogIn} />} pending={isSending}>
          {t('submit')}
        </Button>
      </ValidatedForm>
      <ul className={styles.further}>
        <li>
          <a href={localizedPath(locale, '/forgot-password')}>{t('forgot')}</a>
        </li>
        <li>
          {t('noAccount')} <a href={localizedPath(locale, '/register')}>{t('register')}</a>
        </li>
      </ul>
    </>
  )
}

/** Sends the URL fragment, which browsers preserve through a redirect but do not send to the server. */
function UrlFragmentField() {
  const [fragment, setFragment] = useState('')
  useEffect(() => setFragment(window.location.hash), [])
  return <input type="hidden" name="place" value={fragment} />
}
