import { presentContact } from '#domains/contact-management/contact.presenter.ts'
import { contactListPath } from '#domains/contact-management/contact-paths.ts'
import { parseContactQuery } from '#domains/contact-management/contact-query.input.ts'
import { listContacts } from '#domains/contact-management/index.ts'
import { ContactFilters } from '#domains/contact-management/ui/ContactFilters.tsx'
import { ContactTable } from '#domains/contact-management/ui/ContactTable.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const query = parseContactQuery(url.searchParams)
  const { contacts, page, ...list } = await listContacts(app, signedIn.actor, { query, locale })
  const { retentionMonths } = app.dictionary.dataset
  const reader = { locale, timeZone: app.settings.timeZone, now: app.now(), retentionMonths }
  return {
    page: { title: translator(locale)('contacts:title'), noindex: true },
    messages: getMessagesUrl(locale, ['contacts', 'kit']),
    locale,
    query: { ...query, page },
    retentionMonths,
    ...list,
    contacts: contacts.map((contact) => presentContact(contact, reader)),
  }
}

/** The messages of visitors. */
export default function ContactList({ loaderData }: Route.ComponentProps) {
  const { locale, query, contacts, counts, pages, retentionMonths } = loaderData
  const { t } = useTranslation('contacts')
  const isFiltered = query.q !== '' || query.kind !== null || query.language !== null
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
      </PageHeader>
      <ContactFilters {...{ query, counts, locale }} />
      {contacts.length > 0 ? (
        <ContactTable contacts={contacts} locale={locale} />
      ) : (
        <EmptyState
          title={t(isFiltered ? 'none.filtered' : `none.${query.status}`)}
          {...(isFiltered && {
            actions: <ButtonLink to={contactListPath(locale)}>{t('none.reset')}</ButtonLink>,
          })}
        />
      )}
      <Pagination
        page={query.page}
        pages={pages}
        hrefFor={(page) => contactListPath(locale, { ...query, page })}
      />
      <p>{t('retention', { count: retentionMonths })}</p>
    </PanelPage>
  )
}
