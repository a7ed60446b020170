import { Fragment } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { OccurrenceView } from '../occurrences.presenter.ts'
import styles from './ConcordanceList.module.css'

interface Props {
  occurrences: readonly OccurrenceView[]
  /** The occurrence that is shown. */
  chosen: number | null
  hrefOf: (id: number) => string
  /** Undefined without JavaScript. */
  onChoose: ((id: number) => void) | undefined
}

/** The id of the link of an occurrence, which gets the focus when the keyboard leads to it. */
export const linkId = (id: number) => `occurrence-${id}`

/** Occurrences with their glosses below each other, between their contexts; lines of text on narrow screens. */
export function ConcordanceList({ occurrences, chosen, hrefOf, onChoose }: Props) {
  const { t } = useTranslation('occurrences')
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: on narrow screens the rows are no boxes of a table.
    <table role="table" className={styles.list}>
      <caption>
        <VisuallyHidden>{t('list.caption')}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['before', 'sign', 'after', 'recording', 'time'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles[column]}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {occurrences.map(({ id, value, before, after, recording, participant, time }) => (
          <tr key={id} role="row" className={styles.row} data-chosen={id === chosen || undefined}>
            <td role="cell" className={styles.before}>
              <bdi>{before}</bdi>
            </td>
            <td role="cell" className={styles.sign}>
              <a
                id={linkId(id)}
                href={hrefOf(id)}
                aria-current={id === chosen ? 'true' : undefined}
                onClick={(event) => {
                  if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onChoose(id)
                }}
              >
                <bdi>{value}</bdi>
              </a>
            </td>
            <td role="cell" className={styles.after}>
              <bdi>{after}</bdi>
            </td>
            <td role="cell" className={styles.recording}>
              {[recording, participant].filter(Boolean).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' · '}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </td>
            <td role="cell" className={styles.time}>
              {time}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: on narrow screens the rows are no boxes of a table.
  )
}
