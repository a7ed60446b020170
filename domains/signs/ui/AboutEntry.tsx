import { useTranslation } from 'react-i18next'
import type { SignView } from '../sign.presenter.ts'
import styles from './AboutEntry.module.css'
import { CopyButton } from './CopyButton.tsx'

/** How to cite the sign, where it stands for good, under which licence, who made it and when. */
export function AboutEntry({ sign, citation }: { sign: SignView; citation: string }) {
  const { t } = useTranslation('signs')
  const { t: tPublic } = useTranslation('public')
  const { dates, people, source, video } = sign
  const facts: [string, string | null][] = [
    [t('published'), dates.published],
    [t('changed'), dates.changed === dates.published ? null : dates.changed],
    ...people.map(({ part, name }): [string, string] => [part, name]),
    [t('source'), source],
    [t('videoCredit'), video?.credit ?? null],
  ]
  return (
    <section className={styles.about} aria-labelledby="entry">
      <h2 id="entry" className={styles.title}>
        {t('about')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('licence')}</dt>
          <dd>
            <a href={tPublic('footer.licenceAddress')} rel="license">
              {video?.licence ?? tPublic('footer.licenceName')}
            </a>
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('address')}</dt>
          <dd className={styles.copy}>
            <a href={sign.path}>{sign.address}</a>
            <CopyButton text={sign.address} label={t('copy')} name={`${t('copy')}: ${t('address')}`} />
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('cite')}</dt>
          <dd className={styles.copy}>
            <span>{citation}</span>
            <CopyButton text={citation} label={t('copy')} name={`${t('copy')}: ${t('cite')}`} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
