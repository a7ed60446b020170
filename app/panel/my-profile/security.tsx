import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  listPendingChanges,
  requestEmailChange,
  requestPasswordChange,
} from '#domains/accounts/index.ts'
import { EmailChangeForm } from '#domains/accounts/profile/ui/EmailChangeForm.tsx'
import { toPasswordOwner } from '#domains/accounts/sessions/password.input.ts'
import { presentSession } from '#domains/accounts/sessions/session.presenter.ts'
import { PasswordChangeForm } from '#domains/accounts/sessions/ui/PasswordChangeForm.tsx'
import { SessionList } from '#domains/accounts/sessions/ui/SessionList.tsx'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-refusal.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { accountsContext } from '../../accounts-context.ts'
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
    email: signedIn.account.email,
    person: toPasswordOwner(signedIn.account),
    pending: await listPendingChanges(app, signedIn.account.id),
    sessions: sessions.map((session) => presentSession(session, locale, app.settings.timeZone)),
  }
}

/** Several forms stand on the page; each says which it is. */
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
  const ctx = { ...accountsContext(app, locale), signedIn }
  switch (values.form) {
    case 'email':
      await requestEmailChange(ctx, values)
      return 'profile:toast.emailAsked'
    case 'password':
      await requestPasswordChange(ctx, values)
      return 'profile:toast.passwordAsked'
    case 'session':
      await endOwnSession(ctx, signedIn, values)
      return 'profile:toast.sessionEnded'
    case 'sessions':
      await endOtherSessions(ctx, signedIn, values)
      return 'profile:toast.sessionsEnded'
    default:
      throw new AppError('request.invalid')
  }
}

/** What a person signs in with, and where they are signed in. */
export default function ProfileSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { email, person, pending, sessions } = loaderData
  const refused = actionData?.refused
  const refusedIn = (form: string) => (refused?.values.form === form ? refused : undefined)
  return (
    <>
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
      <SessionList sessions={sessions} refused={refusedIn('session') ?? refusedIn('sessions')} />
    </>
  )
}
