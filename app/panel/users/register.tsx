import { RegisterPersonForm } from '#domains/accounts/administration/ui/RegisterPersonForm.tsx'
import styles from '#domains/accounts/administration/ui/users.module.css'
import { userListPath, userPath } from '#domains/accounts/administration/user-paths.ts'
import { displayName } from '#domains/accounts/display-name.ts'
import { getProfileFieldOptions, registerOnBehalf } from '#domains/accounts/index.ts'
import { onBehalfRegistrationSchema } from '#domains/accounts/registration/register-on-behalf.input.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { languageName } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/register.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('users:new.title'), noindex: true },
    messages: getMessagesUrl(locale, ['users', 'accounts']),
    locale,
    lists: await getProfileFieldOptions(app, { locale }),
    mailLanguages: locales.map((id) => ({ id, label: languageName(id, locale) })),
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const person = parseForm(onBehalfRegistrationSchema, values)
    const account = await registerOnBehalf(app, signedIn.actor, person)
    const params = { name: displayName(account, locale) }
    return redirectWithToast(userPath(locale, account.id), 'users:new.done', params)
  })
}

/** The form by which an administrator registers a person, who sets the password by a link. */
export default function RegisterPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, lists, mailLanguages } = loaderData
  const { t } = useTranslation('users')
  return (
    <PanelPage>
      <Breadcrumb
        label={t('list.caption')}
        items={[{ label: t('title'), to: userListPath(locale) }, { label: t('new.title') }]}
      />
      <h1>{t('new.title')}</h1>
      <p className={styles.intro}>{t('new.intro')}</p>
      <RegisterPersonForm
        lists={lists}
        mailLanguages={mailLanguages}
        locale={locale}
        refused={actionData?.refused}
      />
    </PanelPage>
  )
}
