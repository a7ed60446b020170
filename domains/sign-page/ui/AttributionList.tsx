import type { Licence } from '#domains/signs/licence.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './AttributionList.module.css'

interface AttributedFile {
  /** What the file shows, when several files are listed. */
  name?: string
  signer: string | null
  credit: string | null
  licence: Licence | null
  /** URL path of the uploaded file; null when it is not offered. */
  original: string | null
}

interface Props {
  files: AttributedFile[]
  /** The licence of the dictionary, for files without a licence. */
  defaultLicence: Licence
}

/** Signer, author and licence of files; files with equal attribution are listed together. */
export function AttributionList({ files, defaultLicence }: Props) {
  const { t } = useTranslation('signs')
  const filesByAttribution = Map.groupBy(files, ({ signer, credit, licence }) =>
    JSON.stringify([signer, credit, licence ?? defaultLicence]),
  )
  return [...filesByAttribution].map(([key, group]) => {
    const [file] = group
    // An attribution that is valid for all files needs no name.
    const names =
      filesByAttribution.size > 1 || files.length === 1 ? group.flatMap(({ name }) => name ?? []) : []
    return (
      file && (
        <ul key={key} className={styles.rights}>
          {names.length > 0 && <li>{names.join(', ')}</li>}
          {file.signer && <li>{t('signer', { name: file.signer })}</li>}
          {file.credit && <li>{t('credit', { name: file.credit })}</li>}
          <li>
            {t('fileLicence')}
            <LicenceLink licence={file.licence ?? defaultLicence} />
          </li>
          {group.map(
            ({ name, original }) =>
              original && (
                <li key={original}>
                  <a href={original} download>
                    {group.length > 1 && name ? `${t('original')}: ${name}` : t('original')}
                  </a>
                </li>
              ),
          )}
        </ul>
      )
    )
  })
}

/** The name of a licence, with a link to its text if known. */
export function LicenceLink({ licence: { name, deed } }: { licence: Licence }) {
  return deed ? (
    <a href={deed} rel="license">
      {name}
    </a>
  ) : (
    name
  )
}
