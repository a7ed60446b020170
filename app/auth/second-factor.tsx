import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { completeSignInByCode, completeSignInByPasskey, getSignInFactors } from '#domains/accounts/index.ts'
import { signInCodeSchema, signInPasskeySchema } from '#domains/accounts/second-factor/second-factor.input.ts'
import { SignInCodeForm } from '#domains/accounts/second-factor/ui/SignInCodeForm.tsx'
import { SignInPasskey } from '#domains/accounts/second-factor/ui/SignInPasskey.tsx'
import { isAppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { sessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { type AppContext, appContext } from '../app-context.ts'
import { redirectWithToast } from '../frame/redirect-with-toast.ts'
import { relyingPartyOf } from '../frame/relying-party-of.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/second-factor.ts'
import styles from './login.module.css'
import { expiredPendingSignInCookie, findPendingSignIn } from './pending-sign-in-cookie.ts'
import { postSignInPath, redirectTo, requireVisitor } from './post-sign-in-path.ts'
import { redirectTarget } from './redirect-target.ts'

export { pageMeta as meta } from '../page-meta.ts'

/** A challenge is valid once, so each attempt needs a new one. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus !== undefined

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  requireVisitor(app, locale)
  const pendingToken = await findPendingSignIn(request, app.settings)
  if (pendingToken === null) return redirect(localizedPath(locale, '/login'), 303)
  try {
    const factors = await getSignInFactors(
      { ...app, relyingParty: relyingPartyOf(app, request, locale) },
      { pendingToken },
    )
    return {
      page: { title: translator(locale)('secondFactor:signIn.title'), noindex: true },
      messages: getMessagesUrl(locale, ['secondFactor', 'signIn', 'errors']),
      locale,
      ...factors,
    }
  } catch (error) {
    if (!isAppError(error) || error.code !== 'account.signInExpired') throw error
    return restartSignIn(app, locale)
  }
}

/** The sign-in page, with the reason as a toast. */
async function restartSignIn({ settings }: AppContext, locale: Locale): Promise<Response> {
  const response = redirectWithToast(localizedPath(locale, '/login'), 'errors:account.signInExpired')
  response.headers.append('set-cookie', await expiredPendingSignInCookie(settings))
  return response
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  requireVisitor(app, locale)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const pendingToken = await findPendingSignIn(request, app.settings)
    if (pendingToken === null) return restartSignIn(app, locale)
    const device = request.headers.get('user-agent') ?? ''
    try {
      const { token, session } = await complete(app, { request, locale, values }, { pendingToken, device })
      const target = redirectTarget(new URL(request.url).searchParams.get('redirect'))
      const headers = new Headers({ 'set-cookie': sessionCookie(token, app.settings) })
      headers.append('set-cookie', await expiredPendingSignInCookie(app.settings))
      return redirectTo(postSignInPath(session, locale, target), { status: 303, headers })
    } catch (error) {
      if (!isAppError(error) || error.code !== 'account.signInExpired') throw error
      return restartSignIn(app, locale)
    }
  })
}

function complete(
  app: AppContext,
  { request, locale, values }: { request: Request; locale: Locale; values: FormValues },
  pending: { pendingToken: string; device: string },
) {
  if (values.form !== 'passkey')
    return completeSignInByCode(app, app.session, { ...pending, ...parseForm(signInCodeSchema, values) })
  const ctx = { ...app, relyingParty: relyingPartyOf(app, request, locale) }
  return completeSignInByPasskey(ctx, app.session, { ...pending, ...parseForm(signInPasskeySchema, values) })
}

/** The second step of the sign-in, after the password. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, hasApp, hasPasskey, passkeyRequest } = loaderData
  const { t } = useTranslation(['secondFactor', 'signIn'])
  const refused = actionData?.refused
  const isPasskeyRefused = refused?.values.form === 'passkey'
  return (
    <>
      <h1>{t('signIn.title')}</h1>
      {isPasskeyRefused && <Callout tone="danger" title={refused.problem} />}
      {passkeyRequest && <SignInPasskey request={passkeyRequest} />}
      {hasPasskey && !passkeyRequest && <p>{t('signIn.passkeyElsewhere')}</p>}
      <SignInCodeForm
        hasApp={hasApp}
        hasPasskey={hasPasskey}
        refused={isPasskeyRefused ? undefined : refused}
      />
      <ul className={styles.further}>
        <li>{t('signIn.lost')}</li>
        <li>
          <a href={localizedPath(locale, '/contact')}>{t('signIn.contact')}</a>
        </li>
        <li>
          <a href={localizedPath(locale, '/login')}>{t('signIn.other')}</a>
        </li>
      </ul>
    </>
  )
}
