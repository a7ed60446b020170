import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import type { FrequencyView } from '../../presenters/sign.presenter.ts'
import styles from './FrequencySection.module.css'

/** How often the sign is used, by region, with the rule of counting. */
export function FrequencySection({ frequency }: { frequency: FrequencyView }) {
  const { t } = useTranslation('corpus')
  const { uses, glosses, recordings, rule, details } = frequency
  return (
    <section className={styles.section} aria-labelledby="frequency">
      <h3 id="frequency">{t('frequency.title')}</h3>
      <p>
        {details
          ? t('frequency.sentence', { uses, glosses, rate: details.rate })
          : t('frequency.uses', { count: uses })}
      </p>
      {details && (
        <Table
          caption={t('frequency.table')}
          head={[t('frequency.region'), t('frequency.times'), t('frequency.rate')]}
          hasNumbers
        >
          {details.regions.map(({ region, uses: times, rate, share }) => (
            <tr key={region}>
              <th scope="row">
                {region || t('frequency.noRegion')}
                <span className={styles.bar} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
              </th>
              <td>{t('frequency.number', { count: times })}</td>
              <td>{t('frequency.number', { count: rate })}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className={styles.rule}>
        {t('recordings', { count: recordings })}. {t('frequency.publicOnly')}{' '}
        {rule ? t(`frequency.rule.${rule}`) : t('frequency.rules')}
      </p>
    </section>
  )
}
