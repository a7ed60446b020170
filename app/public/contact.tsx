import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { presentContactForm } from '#domains/contacts/index.ts'
import { ContactForm } from '#domains/contacts/ui/ContactForm.tsx'
import { ContactSent } from '#domains/contacts/ui/ContactSent.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath, pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { findContactTopic } from './contact-topic.ts'
import { handleContactForm } from './handle-contact-form.ts'

export { pageMeta as meta } from '../page-meta.ts'

/** The page contains a token and the values of one visitor, so it must not be cached. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(actionHeaders)
  all.set('cache-control', 'no-store')
  return all
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  const t = translator(locale)
  const query = new URL(request.url).searchParams
  const isSent = query.has('sent')
  const { formGate, log } = app
  return {
    page: {
      title: isSent ? t('contact:sent.title') : t('contact:title'),
      description: t('contact:description'),
      noindex: query.size > 0,
    },
    messages: getMessagesUrl(locale, ['contact', 'recording', 'errors']),
    locale,
    isSent,
    form: presentContactForm(findContactTopic(query, app.dictionary), locale, t),
    // A form without token is rendered again with a new one after it is sent, with its values.
    token: await formGate.issueToken().catch((error: unknown) => {
      log.warn({ err: error }, 'the form token could not be issued')
      return ''
    }),
  }
}

/** After a refusal the form gets a new token, because the old one may have expired. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate

export function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const about = findContactTopic(new URL(request.url).searchParams, app.dictionary)
  return handleContactForm({ request, app, locale: requireLocale(params), about })
}

/** The contact form and its confirmation. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, isSent, form, token } = loaderData
  const { t } = useTranslation('contact')
  const { t: tPublic } = useTranslation('public')
  if (isSent && !actionData) return <ContactSent form={form} home={localizedPath(locale, '')} />
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <ContactForm key={pathWithoutLocale(form.actionUrl)} form={form} token={token} refused={actionData} />
      <p className={styles.kept}>
        <small>
          {t('kept')} <a href={localizedPath(locale, '/privacy-policy')}>{tPublic('place.privacy')}</a>
        </small>
      </p>
    </>
  )
}
