import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { UserHistoryRow } from '../user-views.ts'
import styles from './users.module.css'

/** The history of an account. */
export function UserHistoryTable({ history }: { history: readonly UserHistoryRow[] }) {
  const { t } = useTranslation('users')
  const rows = history.map((event, at) => ({ ...event, key: history.length - at }))
  return (
    <section className={styles.part}>
      <h2>{t('history.title')}</h2>
      <DataTable
        caption={t('history.title')}
        captionHidden
        rows={rows}
        keyOf={({ key }) => key}
        empty={t('history.none')}
        columns={[
          { key: 'what', label: t('history.what'), cell: ({ kind }) => t(`event.${kind}`) },
          { key: 'when', label: t('history.when'), cell: ({ at }) => at },
          {
            key: 'who',
            label: t('history.who'),
            cell: ({ by, isOwn }) => (isOwn ? t('history.self') : (by ?? t('system'))),
          },
          { key: 'why', label: t('history.reason'), card: 'text', cell: ({ reason }) => reason },
        ]}
      />
    </section>
  )
}
