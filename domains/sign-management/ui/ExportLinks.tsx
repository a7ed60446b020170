import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { listExportFormats } from '../list-export-format.ts'
import type { SignListQuery, SignListScope } from '../sign-list.input.ts'
import { signExportPath } from '../sign-list-paths.ts'
import styles from './ExportLinks.module.css'

interface Props {
  scope: SignListScope
  query: SignListQuery
  locale: Locale
}

/** Links to files with all signs of a list that match, on all its pages. */
export function ExportLinks({ scope, query, locale }: Props) {
  const { t } = useTranslation('signList')
  return (
    <div className={styles.links}>
      {listExportFormats.map((format) => (
        // A document request, because the answer is a file.
        <ButtonLink
          key={format}
          size="small"
          target="_self"
          to={signExportPath(locale, { scope, query, format })}
        >
          {t(`export.${format}`)}
        </ButtonLink>
      ))}
    </div>
  )
}
