import type { CombinedSign } from '#domains/word-combinations/index.ts'
import { combinationPath } from '#domains/word-combinations/word-combinations-paths.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import styles from './missing-words.module.css'

export interface CombinationRow {
  id: number
  language: string
  languageName: string
  text: string
  signs: readonly CombinedSign[]
}

interface Props {
  combinations: readonly CombinationRow[]
  locale: Locale
}

/** The words without a sign of their own, with the signs that express them. */
export function CombinationTable({ combinations, locale }: Props) {
  const { t } = useTranslation('missingWords')
  const columns: Column<CombinationRow>[] = [
    {
      key: 'text',
      label: t('combination.text'),
      cell: ({ id, language, text, languageName }) => (
        <>
          <a href={combinationPath(locale, id)} lang={language}>
            {text}
          </a>
          <small className={styles.detail}>{languageName}</small>
        </>
      ),
    },
    {
      key: 'signs',
      label: t('combination.signs'),
      card: 'text',
      cell: ({ signs }) => signs.map((sign) => sign?.gloss ?? t('combination.deletedSign')).join(' + '),
    },
  ]
  return (
    <DataTable<CombinationRow>
      caption={t('combination.title')}
      captionHidden
      columns={columns}
      rows={combinations}
      keyOf={({ id }) => id}
      empty={null}
    />
  )
}
