import { redirect } from 'react-router'
import {
  createFirstOwner,
  requireLink,
  resetPassword,
  setPasswordLinkKinds,
} from '#domains/accounts/index.ts'
import { sessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { accountsContext } from '../accounts-context.ts'
import { appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/reset-password.ts'
import { linkToken, presentEmailLink, withLinkStatus } from './email-link-view.ts'
import { NewPasswordForm } from './parts/NewPasswordForm.tsx'
import { UnusableLinkNotice } from './parts/UnusableLinkNotice.tsx'
import styles from './passwords.module.css'

export { pageMeta as meta } from '../page-meta.ts'

const kinds = [...setPasswordLinkKinds, 'first-owner'] as const
/** What the page asks for, by the kind of link that led to it. */
const purposes = { 'reset-password': 'reset', 'set-password': 'set', 'first-owner': 'owner' } as const

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const found = await presentEmailLink({ app: context.get(appContext), request, locale, kinds })
  const view =
    found.state === 'ask'
      ? { state: 'ask' as const, wish: purposes[found.link.kind as keyof typeof purposes] }
      : found
  const t = translator(locale)
  const title =
    view.state === 'ask'
      ? t(`passwords:${view.wish}.title`)
      : t(view.state === 'done' ? 'passwords:reset.done.title' : 'passwords:useless.title')
  return withLinkStatus({
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['passwords', 'errors']),
    locale,
    view,
  })
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  const ctx = accountsContext(app, locale)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const token = linkToken(request)
    const { kind } = await requireLink(app.db, token, kinds, app.now())
    if (kind !== 'first-owner') {
      await resetPassword(ctx, token, values)
      return redirect(`${localizedPath(locale, '/reset-password')}?done`, 303)
    }
    const device = request.headers.get('user-agent') ?? ''
    const session = await createFirstOwner(ctx, token, values, { device, file: app.settings.ownerFile })
    return redirect(localizedPath(locale, '/control-panel/overview'), {
      status: 303,
      headers: { 'set-cookie': sessionCookie(session.token, app.settings) },
    })
  })
}

/** A new password by the link of a mail; the first account by the link of the data folder. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, view } = loaderData
  const { t } = useTranslation('passwords')
  if (view.state === 'useless')
    return (
      <>
        <h1>{t('useless.title')}</h1>
        <UnusableLinkNotice
          link={view}
          action={{ to: localizedPath(locale, '/forgot-password'), label: t('way.forgot') }}
        />
      </>
    )
  if (view.state === 'done')
    return (
      <>
        <h1>{t('reset.done.title')}</h1>
        <Callout tone="success" title={t('reset.done.text')} />
        <ButtonLink to={localizedPath(locale, '/login')} variant="primary" size="large">
          {t('way.signIn')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <h1>{t(`${view.wish}.title`)}</h1>
      <p className={styles.text}>{t(`${view.wish}.intro`)}</p>
      <NewPasswordForm purpose={view.wish} refused={actionData?.refused} />
    </>
  )
}
