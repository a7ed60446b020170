import { redirect } from 'react-router'
import { confirmEmail, correctOwnEmail, resendConfirmationMail } from '#domains/accounts/index.ts'
import { ownEmailCorrectionSchema } from '#domains/accounts/registration/email-correction.input.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { type AppContext, appContext } from '../app-context.ts'
import { redirectWithToast } from '../frame/redirect-with-toast.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/confirm-email.ts'
import { AwaitingConfirmation } from './parts/AwaitingConfirmation.tsx'
import { ConfirmEmailForm } from './parts/ConfirmEmailForm.tsx'
import styles from './parts/email-confirmation.module.css'
import { presentEmailConfirmation } from './present-email-confirmation.ts'
import { findRegisteredAccount } from './registered-cookie.ts'

export { pageMeta as meta } from '../page-meta.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const view = await presentEmailConfirmation({ app: context.get(appContext), request, locale })
  return {
    page: { title: translator(locale)(`register:confirm.${titles[view.state]}`), noindex: true },
    messages: getMessagesUrl(locale, ['register', 'errors']),
    locale,
    view,
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  return handleForm({ request, locale, log: app.log }, async ({ token, ...values }) => {
    if (token !== undefined) return confirm(token, app, locale)
    const page = localizedPath(locale, '/confirm-email')
    const accountId = app.session?.account.id ?? (await findRegisteredAccount(app, request))
    if (accountId === null) throw new AppError('account.required')
    if (values.form === 'correction') {
      await correctOwnEmail(app, { ...parseForm(ownEmailCorrectionSchema, values), accountId })
      return redirect(`${page}?corrected`, 303)
    }
    await resendConfirmationMail(app, { accountId })
    return redirect(`${page}?resent`, 303)
  })
}

/** Redirects to a page that shows the result, so that a reload does not use the link again. */
async function confirm(token: string, app: AppContext, locale: ReturnType<typeof requireLocale>) {
  const page = localizedPath(locale, '/confirm-email')
  try {
    const { id } = await confirmEmail(app, { token })
    return app.session?.account.id === id
      ? redirectWithToast(localizedPath(locale, '/control-panel/overview'), 'register:confirm.doneTitle')
      : redirect(`${page}?confirmed`, 303)
  } catch (error) {
    if (!isAppError(error) || !error.code.startsWith('link.')) throw error
    return redirect(`${page}?${new URLSearchParams({ token })}`, 303)
  }
}

const titles = {
  ask: 'title',
  awaiting: 'title',
  unknown: 'title',
  useless: 'useless',
  done: 'doneTitle',
} as const

/** The confirmation of an address, and the state of the mail until then. */
export default function ConfirmEmail({ loaderData: { locale, view }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('register')
  const signIn = (
    <ButtonLink to={localizedPath(locale, '/login')} variant="primary" size="large">
      {t('signIn')}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      <h1>{t(`confirm.${titles[view.state]}`)}</h1>
      {view.state === 'ask' && <ConfirmEmailForm {...view} problem={actionData?.refused.problem} />}
      {view.state === 'awaiting' && (
        <AwaitingConfirmation {...view} locale={locale} refused={actionData?.refused} />
      )}
      {view.state === 'useless' && <p>{t('confirm.uselessText')}</p>}
      {view.state === 'unknown' && <p>{t('confirm.unknown')}</p>}
      {view.state === 'done' && <p>{t('confirm.done')}</p>}
      {view.state !== 'ask' && view.state !== 'awaiting' && signIn}
    </div>
  )
}
