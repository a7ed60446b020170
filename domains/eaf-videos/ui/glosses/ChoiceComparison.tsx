import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import { occurrenceClasses } from '../../eaf-video.ts'
import type { GlossTally } from '../../gloss-tally.ts'
import styles from './glosses.module.css'
import { useMarkName } from './use-mark-name.ts'

interface Props {
  before: GlossTally
  after: GlossTally
  locale: Locale
}

/** How many glosses would be of which class with a choice that is not stored yet. */
export function ChoiceComparison({ before, after, locale }: Props) {
  const { t } = useTranslation('eafGlosses')
  const markName = useMarkName()
  const marks = [...new Set([...Object.keys(before.marks), ...Object.keys(after.marks)])]
  const lines = occurrenceClasses.flatMap((name) => [
    { key: name, label: t(`class.${name}`), isPart: false, counts: [before[name], after[name]] },
    ...(name === 'marked' ? marks : []).map((mark) => ({
      key: mark,
      label: markName(mark),
      isPart: true,
      counts: [before.marks[mark] ?? 0, after.marks[mark] ?? 0],
    })),
  ])
  return (
    <section className={styles.part} aria-labelledby="comparison" role="status">
      <h2 id="comparison">{t('comparison.title')}</h2>
      <p>{t('comparison.hint')}</p>
      <Table
        caption={t('comparison.caption')}
        head={[t('comparison.class'), t('comparison.before'), t('comparison.after')]}
        hasNumbers
      >
        {lines.map(({ key, label, isPart, counts }) => (
          <tr key={key}>
            <th scope="row" className={isPart ? styles.ofClass : undefined}>
              {label}
            </th>
            <td>{formatNumber(counts[0] ?? 0, locale)}</td>
            <td>{formatNumber(counts[1] ?? 0, locale)}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
