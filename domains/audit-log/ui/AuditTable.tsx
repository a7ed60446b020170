import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { AuditEntryView } from '../audit-log.presenter.ts'
import styles from './audit-log.module.css'

/** The entries of a page of the audit log, each a sentence. */
export function AuditTable({ entries }: { entries: readonly AuditEntryView[] }) {
  const { t } = useTranslation('auditLog')
  const columns: Column<AuditEntryView>[] = [
    {
      key: 'what',
      label: t('column.what'),
      cell: ({ sentence: [before, thing, after], path, details }) => (
        <>
          <span className={styles.sentence}>
            {before}
            {path ? <a href={path}>{thing}</a> : thing}
            {after}
          </span>
          {details.length > 0 && <small className={styles.detail}>{details.join(' · ')}</small>}
        </>
      ),
    },
    { key: 'when', label: t('column.when'), card: 'text', cell: ({ at }) => at },
    { key: 'access', label: t('column.access'), card: 'text', cell: ({ access }) => t(`access.${access}`) },
    {
      key: 'history',
      label: t('column.history'),
      card: 'text',
      cell: ({ historyPath, sentence: [, thing] }) =>
        historyPath && (
          <a href={historyPath} aria-label={t('history', { thing })}>
            {t('column.history')}
          </a>
        ),
    },
  ]
  return (
    <DataTable<AuditEntryView>
      caption={t('title')}
      captionHidden
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      empty={null}
    />
  )
}
