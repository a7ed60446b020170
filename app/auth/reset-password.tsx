import { redirect } from 'react-router'
import {
  createFirstOwner,
  getLink,
  parsePasswordForm,
  resetPassword,
  setPasswordLinkKinds,
} from '#domains/accounts/index.ts'
import { firstOwnerSchema } from '#domains/accounts/registration/first-owner.input.ts'
import { newPasswordSchema } from '#domains/accounts/sessions/password-change.input.ts'
import { sessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/reset-password.ts'
import { NewPasswordForm } from './parts/NewPasswordForm.tsx'
import { UnusableLinkNotice } from './parts/UnusableLinkNotice.tsx'
import styles from './passwords.module.css'
import { linkToken, presentEmailLink, withLinkStatus } from './present-email-link.ts'
import { unusableLinkTitle } from './unusable-link-title.ts'

export { pageMeta as meta } from '../page-meta.ts'

const kinds = [...setPasswordLinkKinds, 'first-owner'] as const
/** The purpose of the page by the kind of its link. */
const purposes = {
  'reset-password': 'reset',
  'set-password': 'set',
  'replace-email': 'replace',
  'first-owner': 'owner',
} as const

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const found = await presentEmailLink({ app: context.get(appContext), request, locale, kinds })
  const view =
    found.state === 'ask'
      ? {
          state: 'ask' as const,
          purpose: purposes[found.link.kind as keyof typeof purposes],
          email: found.link.newEmail,
        }
      : found
  const t = translator(locale)
  const title =
    view.state === 'ask'
      ? t(`passwords:${view.purpose}.title`)
      : view.state === 'done'
        ? t('passwords:reset.done.title')
        : t(`passwords:${unusableLinkTitle(view)}`)
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
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const token = linkToken(request)
    const { kind } = await getLink(app, { token, kinds })
    if (kind !== 'first-owner') {
      // The use case compares the password with the owner’s personal data, which the page does not have.
      const schema = newPasswordSchema({ name: '', email: '' })
      const { password } = await parsePasswordForm(schema, 'password', values)
      await resetPassword(app, { token, password })
      return redirect(`${localizedPath(locale, '/reset-password')}?done`, 303)
    }
    const device = request.headers.get('user-agent') ?? ''
    const schema = firstOwnerSchema({ name: values.name ?? '', email: values.email ?? '' })
    const owner = await parsePasswordForm(schema, 'password', values)
    const ctx = { db: app.db, now: app.now, locale, ownerFile: app.settings.ownerFile }
    const session = await createFirstOwner(ctx, { ...owner, token, device })
    return redirect(localizedPath(locale, '/control-panel/overview'), {
      status: 303,
      headers: { 'set-cookie': sessionCookie(session.token, app.settings) },
    })
  })
}

/** Sets a password by the link of a mail, or creates the first owner by the link of the data folder. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, view } = loaderData
  const { t } = useTranslation('passwords')
  if (view.state === 'useless')
    return (
      <>
        <h1>{t(unusableLinkTitle(view))}</h1>
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
      <h1>{t(`${view.purpose}.title`)}</h1>
      <p className={styles.text}>{t(`${view.purpose}.intro`)}</p>
      {view.email && <p className={styles.email}>{view.email}</p>}
      <NewPasswordForm purpose={view.purpose} refused={actionData?.refused} />
    </>
  )
}
