import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { ContactView } from '../contact.presenter.ts'
import { contactPath } from '../contact-paths.ts'
import { ContactState } from './ContactState.tsx'
import styles from './contacts.module.css'

interface Props {
  contacts: readonly ContactView[]
  locale: Locale
}

/** The messages of a page of the list. */
export function ContactTable({ contacts, locale }: Props) {
  const { t } = useTranslation('contacts')
  const columns: Column<ContactView>[] = [
    {
      key: 'message',
      label: t('column.message'),
      cell: ({ id, title, lang, isErased, senderName, senderEmail }) => (
        <>
          <a href={contactPath(locale, id)} lang={isErased ? undefined : lang}>
            {title || t('untitled', { id })}
          </a>
          <small className={styles.detail}>
            {isErased ? t('erased') : [senderName, senderEmail].filter(Boolean).join(', ') || t('anonymous')}
          </small>
        </>
      ),
    },
    { key: 'about', label: t('column.about'), card: 'text', cell: ({ word }) => word },
    { key: 'language', label: t('column.language'), cell: ({ language }) => language },
    { key: 'received', label: t('column.received'), cell: ({ received }) => received },
    {
      key: 'state',
      label: t('column.state'),
      card: 'state',
      cell: (contact) => <ContactState contact={contact} />,
    },
  ]
  return (
    <DataTable<ContactView>
      caption={t('title')}
      captionHidden
      columns={columns}
      rows={contacts}
      keyOf={({ id }) => id}
      empty={null}
    />
  )
}
