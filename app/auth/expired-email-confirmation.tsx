import { Form, redirect, useNavigation } from 'react-router'
import { findConfirmationAccountId, resendConfirmationMail } from '#domains/accounts/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import RefreshCw from '#ui/icons/refresh-cw.ts'
import { type AppContext, appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/expired-email-confirmation.ts'
import styles from './parts/email-confirmation.module.css'
import { postSignInPath } from './post-sign-in-path.ts'
import { findRegisteredAccount, serializeRegisteredAccount } from './registered-cookie.ts'

export { pageMeta as meta } from '../page-meta.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  if (app.session?.actor.isVerified) throw redirect(postSignInPath(app.session, locale), 303)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return {
    page: { title: translator(locale)('register:expired.title'), noindex: true },
    messages: getMessagesUrl(locale, ['register', 'errors']),
    locale,
    token,
    isKnown: (await accountOf(app, request, token)) !== null,
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  return handleForm({ request, locale, log: app.log }, async ({ token = '' }) => {
    const accountId = await accountOf(app, request, token)
    if (accountId === null) throw new AppError('link.invalid')
    await resendConfirmationMail(app, { accountId })
    return redirect(`${localizedPath(locale, '/confirm-email')}?resent`, {
      status: 303,
      headers: { 'set-cookie': await serializeRegisteredAccount(app, accountId) },
    })
  })
}

/** The account of the link, of the session, or of a recent registration. The mail always goes to its own address. */
const accountOf = async (app: AppContext, request: Request, token: string): Promise<number | null> =>
  (token === '' ? null : await findConfirmationAccountId(app, { token })) ??
  app.session?.account.id ??
  (await findRegisteredAccount(app, request))

/** The page of an expired link, which sends a new one. */
export default function ExpiredEmailConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, token, isKnown } = loaderData
  const { t } = useTranslation('register')
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className={styles.page}>
      <h1>{t('expired.title')}</h1>
      <p>{t('expired.text')}</p>
      {actionData && <Callout tone="danger" title={actionData.refused.problem} />}
      {isKnown ? (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="token" value={token} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<Icon icon={RefreshCw} />}
            pending={isSending}
          >
            {t('confirm.resend')}
          </Button>
        </Form>
      ) : (
        <>
          <p>{t('expired.unknown')}</p>
          <ButtonLink to={localizedPath(locale, '/login')} variant="primary" size="large">
            {t('signIn')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
