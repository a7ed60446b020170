import { redirect } from 'react-router'
import { findConfirmationAccountId, resendConfirmationMail } from '#domains/accounts/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/expired-email-confirmation.ts'
import styles from './parts/email-confirmation.module.css'
import { ResendMailForm } from './parts/ResendMailForm.tsx'
import { postSignInPath } from './post-sign-in-path.ts'
import { serializeRegisteredAccount } from './registered-cookie.ts'

export { pageMeta as meta } from '../page-meta.ts'

/** Without an issued link there is nothing that could have expired: the confirmation page explains the state. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  if (app.session?.actor.isVerified) throw redirect(postSignInPath(app.session, locale), 303)
  const { search, searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  if ((await findConfirmationAccountId(app, { token })) === null)
    throw redirect(localizedPath(locale, `/confirm-email${search}`), 303)
  return {
    page: { title: translator(locale)('register:expired.title'), noindex: true },
    messages: getMessagesUrl(locale, ['register', 'errors']),
    locale,
    token,
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  return handleForm({ request, locale, log: app.log }, async ({ token = '' }) => {
    const accountId = await findConfirmationAccountId(app, { token })
    if (accountId === null) throw new AppError('link.invalid')
    await resendConfirmationMail(app, { accountId })
    return redirect(`${localizedPath(locale, '/confirm-email')}?resent`, {
      status: 303,
      headers: { 'set-cookie': await serializeRegisteredAccount(app, accountId) },
    })
  })
}

/** The page of an expired link, which sends a new one. */
export default function ExpiredEmailConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData
  const { t } = useTranslation('register')
  return (
    <div className={styles.page}>
      <h1>{t('expired.title')}</h1>
      <p>{t('expired.text')}</p>
      <ResendMailForm token={token} variant="primary" problem={actionData?.refused.problem} />
    </div>
  )
}
