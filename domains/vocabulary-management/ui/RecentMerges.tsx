import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Table } from '#ui/base/Table.tsx'
import Undo from '#ui/icons/undo-2.ts'
import styles from './reference-lists.module.css'

interface Props {
  merges: readonly { id: number; value: string; into: string; at: string; signs: number }[]
}

/** The merges of a list that can be undone. */
export function RecentMerges({ merges }: Props) {
  const { t } = useTranslation('referenceLists')
  if (merges.length === 0) return null
  return (
    <div className={styles.section}>
      <h2>{t('merges.title')}</h2>
      <p>{t('merges.text')}</p>
      <Table
        caption={t('merges.title')}
        head={[t('merges.value'), t('merges.into'), t('column.uses'), t('merges.at'), t('merges.undo')]}
      >
        {merges.map(({ id, value, into, at, signs }) => (
          <tr key={id}>
            <th scope="row" translate="no">
              {value}
            </th>
            <td translate="no">{into}</td>
            <td>{t('uses', { count: signs })}</td>
            <td>{at}</td>
            <td>
              <Form method="post">
                <input type="hidden" name="merge" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="undo"
                  icon={<Icon icon={Undo} />}
                  aria-label={t('merges.undoOf', { value })}
                >
                  {t('merges.undo')}
                </Button>
              </Form>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
