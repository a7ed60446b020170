import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { Table } from '#ui/base/Table.tsx'
import RefreshCw from '#ui/icons/refresh-cw.ts'
import type { GlossReportView, ReportLine } from '../../glosses.presenter.ts'
import styles from './glosses.module.css'
import { useMarkName } from './use-mark-name.ts'

interface Props {
  report: GlossReportView
  revision: number
}

/** How many glosses name signs: the share of the lexical ones, a bar of three, and each class with links to its values. */
export function GlossReport({ report, revision }: Props) {
  const { t } = useTranslation('eafGlosses')
  const { percent, linked, total, lines } = report
  const classes = lines.filter((line) => line.percent !== null)
  return (
    <section className={styles.part} aria-labelledby="report">
      <h2 id="report">{t('report.title')}</h2>
      <p className={styles.headline}>
        {percent === null ? (
          t('report.none')
        ) : (
          <>
            <strong>{t('report.share', { percent })}</strong> {t('report.of', { linked, total })}
          </>
        )}
      </p>
      <p>{t('report.note')}</p>
      <div className={styles.bar} aria-hidden>
        {classes
          .filter(({ count }) => count > 0)
          .map(({ key, class: name, count }) => (
            <span key={key} className={styles[name]} style={{ flexGrow: count }} />
          ))}
      </div>
      <Table
        caption={t('report.caption')}
        head={[t('report.class'), t('report.example'), t('report.uses'), t('report.percent')]}
      >
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </Table>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" name="intent" value="matchAgain" icon={<Icon icon={RefreshCw} />}>
          {t('choose.again')}
        </Button>
        <small className={styles.detail}>{t('choose.againHint')}</small>
      </Form>
    </section>
  )
}

function Line({ line }: { line: ReportLine }) {
  const { t } = useTranslation('eafGlosses')
  const markName = useMarkName()
  const { class: name, link, mark, percent, example, path, uses } = line
  const part = link ? t(`link.${link}`) : mark ? markName(mark) : null
  return (
    <tr>
      <th scope="row" className={part === null ? undefined : styles.ofClass}>
        {part ?? (
          <>
            <span className={classNames(styles.sample, styles[name])} aria-hidden />
            {t(`class.${name}`)}
          </>
        )}
      </th>
      <td>{example}</td>
      <td>{line.count > 0 ? <a href={path}>{uses}</a> : uses}</td>
      <td>{percent !== null && t('report.share', { percent })}</td>
    </tr>
  )
}
