import { z } from 'zod'
import { accountChanges } from '#domains/accounts/administration/account-change.policy.ts'
import styles from '#domains/accounts/administration/ui/users.module.css'
import { accountStates } from '#domains/accounts/administration/user-list.input.ts'
import { changeAccount, getUserView } from '#domains/accounts/index.ts'
import { parseForm, withError } from '#platform/forms/schema.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/edit.ts'
import { ManageUser } from './ManageUser.tsx'
import { orNotFoundPage, requireUserId } from './require-user-id.ts'
import { UserHeader } from './UserHeader.tsx'
import { userPath } from './user-paths.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

const decision = z.object({
  change: z.enum(accountChanges, withError('value.invalid')),
  seen: z.enum(accountStates, withError('value.invalid')),
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const panel = panelContext({ params, context })
  const { app, signedIn, locale } = panel
  const id = requireUserId(params.id, panel)
  const { person, ...user } = await orNotFoundPage(getUserView(app, { viewer: signedIn.actor, id, locale }))
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
    const { change, seen } = parseForm(decision, values)
    const { name } = await changeAccount(app, { actor: signedIn.actor, accountId, change, seen })
    await app.dictionary.refresh()
    const address = panelPagePath(locale, `users/edit/${accountId}`)
    return redirectWithToast(address, `users:change.${change}.done`, { name })
  })
}

/** What an administrator does to somebody's account, each after a question. */
export default function EditUser({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, person, ...user } = loaderData
  const { t } = useTranslation('users')
  return (
    <PanelPage>
      <UserHeader
        person={person}
        isVerified={user.isVerified}
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
