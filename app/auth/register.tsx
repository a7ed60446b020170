import { redirect } from 'react-router'
import {
  accountsContext,
  getProfileFieldOptions,
  parsePasswordForm,
  register,
} from '#domains/accounts/index.ts'
import { registrationSchema } from '#domains/accounts/registration/registration.input.ts'
import { RegistrationForm } from '#domains/accounts/registration/ui/RegistrationForm.tsx'
import { withMultipart } from '#platform/http/multipart/with-multipart.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { appContext } from '../app-context.ts'
import { handleForm } from '../handle-form.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/register.ts'
import { requireVisitor } from './post-sign-in-path.ts'
import styles from './register.module.css'
import { serializeRegisteredAccount } from './registered-cookie.ts'

export { pageMeta as meta } from '../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../revalidate-on-conflict.ts'

/** Larger than the limit of photos, so that a photo that is slightly too large is reported at its field. */
const maxRegistrationBytes = 20_000_000

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  requireVisitor(app, locale)
  const t = translator(locale)
  const [terms, policy] = [app.dictionary.legal('terms'), app.dictionary.legal('privacy')]
  const isOpen = terms !== undefined && policy !== undefined
  return {
    page: { title: t('register:title'), description: t('register:description'), noindex: true },
    messages: getMessagesUrl(locale, ['register', 'accounts', 'errors']),
    locale,
    form: isOpen && {
      lists: await getProfileFieldOptions(app, { locale }),
      legal: {
        terms: { id: terms.id, address: localizedPath(locale, '/terms-of-use') },
        policy: { id: policy.id, address: localizedPath(locale, '/privacy-policy') },
      },
    },
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  requireVisitor(app, locale)
  const sent = { request, locale, log: app.log, maxBytes: maxRegistrationBytes, withForm: withMultipart }
  return handleForm(sent, async (values, form) => {
    const ctx = accountsContext(app, { clientAddress: app.clientAddress, locale })
    const input = await parsePasswordForm(registrationSchema(values), 'password', values)
    const account = await register(ctx, app.actor, { ...input, photo: await readFile(form.get('photo')) })
    return redirect(localizedPath(locale, '/confirm-email'), {
      status: 303,
      headers: { 'set-cookie': await serializeRegisteredAccount(app, account.id) },
    })
  })
}

/** An empty file field sends a file of size 0. */
const readFile = async (field: FormDataEntryValue | null): Promise<Uint8Array | null> =>
  field instanceof File && field.size > 0 ? field.bytes() : null

/** The registration page: profile, credentials and acceptance of the legal texts. */
export default function Register({ loaderData: { locale, form }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['register', 'errors'])
  return (
    <div data-wide className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <p>
        {t('haveAccount')} <a href={localizedPath(locale, '/login')}>{t('signIn')}</a>
      </p>
      {form ? (
        <RegistrationForm {...form} refused={actionData?.refused} />
      ) : (
        <Callout tone="warning" title={t('errors:legal.missing')} />
      )}
    </div>
  )
}
