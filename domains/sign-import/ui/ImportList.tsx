import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import type { ImportState } from '../import-steps.ts'
import { importPath } from '../sign-import-paths.ts'
import { ImportStateChip } from './ImportStateChip.tsx'

export interface ListedImportView {
  id: number
  fileName: string
  state: ImportState
  person: string | null
  when: string
  created: number | null
  changed: number | null
}

/** The newest imports. */
export function ImportList({ imports, locale }: { imports: readonly ListedImportView[]; locale: Locale }) {
  const { t } = useTranslation('signImport')
  if (imports.length === 0) return <p>{t('list.none')}</p>
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, locale))
  return (
    <Table
      caption={t('list.title')}
      head={[
        t('list.file'),
        t('list.state'),
        t('list.created'),
        t('list.changed'),
        t('list.person'),
        t('list.when'),
      ]}
    >
      {imports.map(({ id, fileName, state, person, when, created, changed }) => (
        <tr key={id}>
          <th scope="row">
            <a href={importPath(locale, id)}>{fileName}</a>
          </th>
          <td>
            <ImportStateChip state={state} />
          </td>
          <td>{number(created)}</td>
          <td>{number(changed)}</td>
          <td>{person}</td>
          <td>{when}</td>
        </tr>
      ))}
    </Table>
  )
}
