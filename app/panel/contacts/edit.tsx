import { displayName } from '#domains/accounts/display-name.ts'
import { presentContact, presentContactEvent } from '#domains/contact-management/contact.presenter.ts'
import {
  type ContactChange,
  contactChangeSchemas,
  isContactChange,
} from '#domains/contact-management/contact-change.input.ts'
import { contactListPath, contactPath } from '#domains/contact-management/contact-paths.ts'
import { changeContact, getContact } from '#domains/contact-management/index.ts'
import { mayReplyToContact } from '#domains/contact-management/managed-contact.policy.ts'
import { presentReplyTemplates } from '#domains/contact-management/reply-template.presenter.ts'
import { ContactFilm } from '#domains/contact-management/ui/ContactFilm.tsx'
import { ContactHistory } from '#domains/contact-management/ui/ContactHistory.tsx'
import { ContactState } from '#domains/contact-management/ui/ContactState.tsx'
import styles from '#domains/contact-management/ui/contacts.module.css'
import { ReplyForm } from '#domains/contact-management/ui/ReplyForm.tsx'
import { TeamForm } from '#domains/contact-management/ui/TeamForm.tsx'
import { siteName } from '#domains/content/site-name.ts'
import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import { missingWordPath } from '#domains/missing-words/missing-words-paths.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import { useRefreshWhile } from '../use-refresh-while.ts'
import type { Route } from './+types/edit.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor, account } = signedIn
  const id = parseId(params.id)
  if (id === undefined) throw pageError('contact.notFound')
  const { contact, events, film, templates } = await getContact(app, actor, { id, locale }).catch(
    (error: unknown) => {
      throw isAppError(error) && error.code === 'contact.notFound' ? pageError(error.code) : error
    },
  )
  const reader = {
    locale,
    timeZone: app.settings.timeZone,
    now: app.now(),
    retentionMonths: app.dictionary.dataset.retentionMonths,
  }
  const t = translator(locale)
  const view = presentContact(contact, reader)
  const person = displayName(account, contact.language)
  const site = siteName(app.dictionary.dataset, translator(contact.language))
  return {
    page: { title: view.title || t('contacts:untitled', { id }), noindex: true },
    messages: getMessagesUrl(locale, ['contacts', 'kit', 'errors']),
    locale,
    contact: { ...view, message: contact.message, revision: contact.revision },
    signPath: contact.signId === null ? null : panelPagePath(locale, `signs/view/${contact.signId}`),
    film: film && { ...presentContentMedia(film), mayBeUsed: contact.filmMayBeUsed },
    wordPath:
      contact.missedWord === null || contact.status === 'solved'
        ? null
        : missingWordPath(locale, { language: contact.language, word: contact.missedWord }),
    events: events.map((event) => presentContactEvent(event, reader)),
    templates: mayReplyToContact(actor, contact).allowed
      ? presentReplyTemplates(contact, templates, { person, site, locale })
      : [],
    isOwn: contact.assigneeId === account.id,
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id) ?? 0
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const { intent } = values
    if (!isContactChange(intent)) throw new AppError('request.invalid')
    const change = { kind: intent, ...parseForm(contactChangeSchemas[intent], values) } as ContactChange
    await changeContact(app, signedIn.actor, { id, revision: Number(values.revision), change })
    return redirectWithToast(contactPath(locale, id), `contacts:toast.${intent}`)
  })
}

/** A message of a visitor: what it says, the answer, and what happened to it. */
export default function EditContact({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page, contact, signPath, wordPath, film, events, templates, isOwn } = loaderData
  const { t } = useTranslation('contacts')
  const refused = actionData?.refused
  useRefreshWhile(film?.state === 'uploaded' || film?.state === 'working')
  const isOfReply = refused?.values.intent === 'reply' || refused?.values.intent === 'solve'
  const { revision, status, assignee } = contact
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[
          { label: t('title'), to: contactListPath(locale) },
          { label: t('number', { id: contact.id }) },
        ]}
      />
      <PageHeader>
        <h1 lang={contact.isErased ? undefined : contact.lang}>{page.title}</h1>
        <div>
          <ContactState contact={contact} />
        </div>
      </PageHeader>
      {refused && !isOfReply && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <div className={styles.page}>
        <div className={styles.main}>
          <p>
            {contact.isErased
              ? t('erased')
              : [contact.senderName, contact.senderEmail].filter(Boolean).join(' · ') || t('anonymous')}
            <small className={styles.detail}>
              {t('written', { date: contact.received, language: contact.language })}
            </small>
          </p>
          {contact.message && (
            <div className={styles.message} lang={contact.lang}>
              {contact.message}
            </div>
          )}
          {film && <ContactFilm film={film} wordPath={wordPath} />}
          {(templates.length > 0 || status === 'waiting') && (
            <ReplyForm
              key={revision}
              {...{ revision, templates }}
              language={contact.language}
              lang={contact.lang}
              isWaiting={status === 'waiting'}
              refused={isOfReply ? refused : undefined}
            />
          )}
        </div>
        <div className={styles.aside}>
          {contact.word && (
            <section className={styles.part} aria-labelledby="contact-about">
              <h2 id="contact-about">{t(`about.${contact.kind}`)}</h2>
              <p>{signPath ? <a href={signPath}>{contact.word}</a> : contact.word}</p>
            </section>
          )}
          <ContactHistory received={contact.received} events={events} />
          <TeamForm
            key={revision}
            {...{ revision, assignee, isOwn }}
            mayReopen={status === 'solved' && !contact.isErased}
            refused={isOfReply ? undefined : refused}
          />
          {contact.erasedOn && <p>{t('erasedOn', { date: contact.erasedOn })}</p>}
        </div>
      </div>
    </PanelPage>
  )
}
