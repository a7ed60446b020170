import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import { CopyButton } from '#ui/base/CopyButton.tsx'
import type { SignView } from '../presenters/sign.presenter.ts'
import { LicenceLink } from './AttributionList.tsx'
import styles from './SignMetadata.module.css'

/** Dates, people, source, licence, permanent address and citation of a sign. */
export function SignMetadata({ sign, citation }: { sign: SignView; citation: string }) {
  const { t } = useTranslation('signs')
  const { dates, people, source } = sign
  const rows: [string, string | null][] = [
    [t('published'), dates.published],
    [t('changed'), dates.changed === dates.published ? null : dates.changed],
    ...people.map(({ part, name }): [string, string] => [part, name]),
    [t('source'), source],
  ]
  return (
    <CollapsibleSection id="entry" title={t('about')}>
      <dl className={styles.facts}>
        {rows.map(
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
            <LicenceLink licence={sign.licence} />
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('cite')}</dt>
          <dd className={styles.row}>
            <span>{citation}</span>
            <CopyButton text={citation} label={t('copyCitation')} done={t('citationCopied')} />
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('citeFiles')}</dt>
          <dd className={styles.row}>
            {sign.citationFiles.map(({ format, address }) => (
              <a key={format} href={address} download rel="nofollow">
                {t(`citeFormat.${format}`)}
              </a>
            ))}
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('address')}</dt>
          <dd className={styles.row}>
            <a href={sign.path}>{sign.address}</a>
            <CopyButton text={sign.address} label={t('copyAddress')} done={t('addressCopied')} />
          </dd>
        </div>
      </dl>
    </CollapsibleSection>
  )
}
