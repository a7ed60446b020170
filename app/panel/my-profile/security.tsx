import {
  accountsContext,
  cancelPendingChange,
  endOtherSessions,
  endOwnSession,
  getOwnSecondFactors,
  listOwnSessions,
  listPendingChanges,
  parsePasswordForm,
  requestEmailChange,
  requestPasswordChange,
} from '#domains/accounts/index.ts'
import { emailChangeSchema } from '#domains/accounts/profile/email-change.input.ts'
import { pendingChangeCancellationSchema } from '#domains/accounts/profile/pending-change.input.ts'
import { EmailChangeForm } from '#domains/accounts/profile/ui/EmailChangeForm.tsx'
import { hasSecondFactor } from '#domains/accounts/second-factor/second-factor.ts'
import { SecondFactorSummary } from '#domains/accounts/second-factor/ui/SecondFactorSummary.tsx'
import { toPasswordOwner } from '#domains/accounts/sessions/password.input.ts'
import { passwordChangeSchema } from '#domains/accounts/sessions/password-change.input.ts'
import { endSessionsSchema } from '#domains/accounts/sessions/session.input.ts'
import { presentSession } from '#domains/accounts/sessions/session.presenter.ts'
import { PasswordChangeForm } from '#domains/accounts/sessions/ui/PasswordChangeForm.tsx'
import { SessionList } from '#domains/accounts/sessions/ui/SessionList.tsx'
import { TokenSummary } from '#domains/accounts/tokens/ui/TokenSummary.tsx'
import { isMember } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { redirectWithToast, type ToastKey } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/security.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const sessions = await listOwnSessions(app, signedIn)
  return {
    page: { title: translator(locale)('profile:tab.security'), noindex: true },
    messages: getMessagesUrl(locale, ['secondFactor', 'tokens']),
    tokensPath: isMember(signedIn.actor) ? panelPagePath(locale, 'my-profile/tokens') : null,
    hasSecondFactor: hasSecondFactor(await getOwnSecondFactors(app, signedIn.actor)),
    secondFactorPath: panelPagePath(locale, 'my-profile/second-factor'),
    email: signedIn.account.email,
    person: toPasswordOwner(signedIn.account),
    pending: await listPendingChanges(app, signedIn.actor),
    sessions: sessions.map((session) => presentSession(session, locale, app.settings.timeZone)),
  }
}

/** The page has several forms; the field `form` names the submitted one. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const toast = await runFormAction({ params, context }, values)
    return redirectWithToast(panelPagePath(locale, 'my-profile/security'), toast)
  })
}

async function runFormAction(
  args: Pick<Route.ActionArgs, 'params' | 'context'>,
  values: FormValues,
): Promise<ToastKey> {
  const { app, signedIn, locale } = panelContext(args)
  const { account } = signedIn
  const ctx = accountsContext(app, { clientAddress: app.clientAddress, locale })
  switch (values.form) {
    case 'email':
      await requestEmailChange(ctx, signedIn, parseForm(emailChangeSchema, values))
      return 'profile:toast.emailAsked'
    case 'password':
      await requestPasswordChange(
        ctx,
        signedIn,
        await parsePasswordForm(passwordChangeSchema(toPasswordOwner(account)), 'newPassword', values),
      )
      return 'profile:toast.passwordAsked'
    case 'cancellation':
      await cancelPendingChange(ctx, signedIn.actor, parseForm(pendingChangeCancellationSchema, values))
      return 'profile:toast.changeCancelled'
    case 'session':
      await endOwnSession(ctx, signedIn, parseForm(endSessionsSchema, values))
      return 'profile:toast.sessionEnded'
    case 'sessions':
      await endOtherSessions(ctx, signedIn, parseForm(endSessionsSchema, values))
      return 'profile:toast.sessionsEnded'
    default:
      throw new AppError('request.invalid')
  }
}

/** Email address, password and sessions. */
export default function ProfileSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { email, person, pending, sessions } = loaderData
  const refused = actionData?.refused
  const refusedIn = (form: string) => (refused?.values.form === form ? refused : undefined)
  const refusedCancellation = refusedIn('cancellation')
  return (
    <>
      {refusedCancellation && <Callout tone="danger" title={refusedCancellation.problem} />}
      <EmailChangeForm
        key={`email ${pending.length}`}
        email={email}
        pending={pending.filter(({ kind }) => kind !== 'change-password')}
        refused={refusedIn('email')}
      />
      <PasswordChangeForm
        email={email}
        person={person}
        pending={pending.filter(({ kind }) => kind === 'change-password')}
        refused={refusedIn('password')}
      />
      <SecondFactorSummary isActive={loaderData.hasSecondFactor} path={loaderData.secondFactorPath} />
      {loaderData.tokensPath && <TokenSummary path={loaderData.tokensPath} />}
      <SessionList sessions={sessions} refused={refusedIn('session') ?? refusedIn('sessions')} />
    </>
  )
}
