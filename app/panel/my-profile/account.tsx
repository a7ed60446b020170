import { deleteOwnAccount, getDeletionInfo } from '#domains/accounts/index.ts'
import { DeleteAccountForm } from '#domains/accounts/profile/ui/DeleteAccountForm.tsx'
import { expiredSessionCookie } from '#platform/http/session-cookie.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { accountsContext } from '../../accounts-context.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { localizedPath } from '../../site-links.ts'
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
    leaving: await getDeletionInfo(app, signedIn),
  }
}

/** Deletes the account; the browser forgets its session, and the page to sign in says what was done. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    await deleteOwnAccount(accountsContext(app, locale), signedIn, values)
    const answer = redirectWithToast(localizedPath(locale, '/login'), 'profile:toast.deleted')
    answer.headers.append('set-cookie', expiredSessionCookie(app.settings))
    return answer
  })
}

/** Taking the own data along, and leaving. */
export default function ProfileAccount({ loaderData: { copy, leaving }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('profile')
  return (
    <>
      <section className={styles.part}>
        <h2>{t('copy.title')}</h2>
        <p>{t('copy.text')}</p>
        {/* A document of its own: when the session has ended meanwhile, the sign-in is what comes. */}
        <ButtonLink to={copy} target="_self">
          {t('copy.download')}
        </ButtonLink>
      </section>
      <DeleteAccountForm deletionInfo={leaving} refused={actionData?.refused} />
    </>
  )
}
