import type { Licence } from '#domains/signs/licence.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './AttributionList.module.css'

interface AttributedFile {
  /** What the file shows, where several are named. */
  name?: string
  signer: string | null
  credit: string | null
  licence: Licence | null
}

interface Props {
  files: AttributedFile[]
  /** Of the dictionary, for files that say nothing else. */
  defaultLicence: Licence
}

/** Who signs, who made it, and under which licence, in small beneath what it is about; the same is said once. */
export function AttributionList({ files, defaultLicence }: Props) {
  const { t } = useTranslation('signs')
  const filesByAttribution = Map.groupBy(files, ({ signer, credit, licence }) =>
    JSON.stringify([signer, credit, licence ?? defaultLicence]),
  )
  return [...filesByAttribution].map(([key, group]) => {
    const [file] = group
    // What holds for all the views of one video needs no name.
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
        </ul>
      )
    )
  })
}

/** A licence by its name, leading to what it says where that is known. */
export function LicenceLink({ licence: { name, deed } }: { licence: Licence }) {
  return deed ? (
    <a href={deed} rel="license">
      {name}
    </a>
  ) : (
    name
  )
}
