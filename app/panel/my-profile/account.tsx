import { deleteOwnAccount, getDeletionInfo } from '#domains/accounts/index.ts'
import { accountDeletionSchema } from '#domains/accounts/profile/account-deletion.input.ts'
import { DeleteAccountForm } from '#domains/accounts/profile/ui/DeleteAccountForm.tsx'
import { parseForm } from '#platform/forms/schema.ts'
import { expiredSessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/account.ts'
import styles from './my-profile.module.css'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('profile:tab.account'), noindex: true },
    messages: getMessagesUrl(locale, ['consent']),
    copy: panelPagePath(locale, 'my-profile/my-data'),
    deletionInfo: await getDeletionInfo(app, signedIn.actor),
  }
}

/** Deletes the account and the session cookie; a toast on the sign-in page confirms it. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    await deleteOwnAccount(app, signedIn.actor, parseForm(accountDeletionSchema, values))
    const response = redirectWithToast(localizedPath(locale, '/login'), 'profile:toast.deleted')
    response.headers.append('set-cookie', expiredSessionCookie(app.settings))
    return response
  })
}

/** The copy of the own data, and the deletion of the account. */
export default function ProfileAccount({
  loaderData: { copy, deletionInfo },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation('profile')
  return (
    <>
      <section className={styles.part}>
        <h2>{t('copy.title')}</h2>
        <p>{t('copy.text')}</p>
        {/* A document request: after the end of the session, the browser shows the sign-in page. */}
        <ButtonLink to={copy} target="_self">
          {t('copy.download')}
        </ButtonLink>
      </section>
      <DeleteAccountForm deletionInfo={deletionInfo} refused={actionData?.refused} />
    </>
  )
}
