import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'

export interface IssueView {
  line: number | null
  column: string | null
  message: string
}

/** Errors or notices of a file by line and column. */
export function ImportIssues({ caption, issues }: { caption: string; issues: readonly IssueView[] }) {
  const { t } = useTranslation('signImport')
  return (
    <Table caption={caption} head={[t('line'), t('column'), t('message')]}>
      {issues.map(({ line, column, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a line can have an error twice.
        <tr key={index}>
          <th scope="row">{line}</th>
          <td>{column}</td>
          <td>{message}</td>
        </tr>
      ))}
    </Table>
  )
}
