import { accountChangeSchema } from '#domains/accounts/administration/account-change.input.ts'
import { ManageUser } from '#domains/accounts/administration/ui/ManageUser.tsx'
import { UserHeader } from '#domains/accounts/administration/ui/UserHeader.tsx'
import styles from '#domains/accounts/administration/ui/users.module.css'
import { userEditPath, userPath } from '#domains/accounts/administration/user-paths.ts'
import { changeAccount, getUserView } from '#domains/accounts/index.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { orNotFoundPage, requireUserId } from './require-user-id.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const panel = panelContext({ params, context })
  const { app, signedIn, locale } = panel
  const id = requireUserId(params.id, panel)
  const { person, ...user } = await orNotFoundPage(getUserView(app, signedIn.actor, { id, locale }))
  const title = translator(locale)('users:manage.title', { name: person.displayName })
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['users', 'accounts']),
    locale,
    ...user,
    person: { ...person, registered: formatDate(person.registeredAt, locale, app.settings.timeZone) },
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const panel = panelContext({ params, context })
  const { app, signedIn, locale } = panel
  const accountId = requireUserId(params.id, panel)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const { change, seen } = parseForm(accountChangeSchema, values)
    const { name } = await changeAccount(app, signedIn.actor, { accountId, change, seen })
    return redirectWithToast(userEditPath(locale, accountId), `users:change.${change}.done`, { name })
  })
}

/** The page that changes the state and the rights of a person's account. */
export default function EditUser({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, person, ...user } = loaderData
  const { t } = useTranslation('users')
  return (
    <PanelPage>
      <UserHeader
        person={person}
        isVerified={user.isVerified}
        locale={locale}
        title={t('manage.title', { name: person.displayName })}
      >
        <ButtonLink to={userPath(locale, person.id)}>{t('back')}</ButtonLink>
      </UserHeader>
      {actionData && <Callout tone="danger" title={actionData.refused.problem} />}
      <p className={styles.count}>{t('manage.intro')}</p>
      <ManageUser person={person} {...user} />
    </PanelPage>
  )
}
