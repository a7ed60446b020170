import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { UserHistory } from '../../index.ts'
import styles from './users.module.css'

type Event = Omit<UserHistory[number], 'at'> & { at: string }

/** What became of an account, and through whom. */
export function UserHistoryTable({ history }: { history: readonly Event[] }) {
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
        ]}
      />
    </section>
  )
}
