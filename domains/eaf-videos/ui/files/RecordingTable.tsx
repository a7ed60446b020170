import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import VideoOff from '#ui/icons/video-off.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { EafVisibility } from '../../eaf-video.ts'
import type { CorrespondenceView } from '../../recording.presenter.ts'
import { recordingPath } from '../../recording-paths.ts'
import { CorrespondenceBar } from './CorrespondenceBar.tsx'
import { RecordingAccess } from './RecordingAccess.tsx'
import styles from './recordings.module.css'

/** A row of the list. */
export interface RecordingRowView {
  id: number
  title: string
  fileName: string
  number: number
  tiers: number
  glosses: number
  correspondence: CorrespondenceView | null
  visibility: EafVisibility
  uploaded: string
  hasFilm: boolean
  /** Url of the poster of its first film; null until the film is converted. */
  poster: string | null
}

/** The recordings of a page of the list. */
export function RecordingTable({
  recordings,
  locale,
}: {
  recordings: readonly RecordingRowView[]
  locale: Locale
}) {
  const { t } = useTranslation('eafVideos')
  const columns: Column<RecordingRowView>[] = [
    {
      key: 'recording',
      label: t('column.recording'),
      cell: ({ id, title, fileName: file, number }) => (
        <>
          <a href={recordingPath(locale, id)}>{title}</a>
          <small className={styles.detail}>{number > 1 ? t('fileAndVersion', { file, number }) : file}</small>
        </>
      ),
    },
    {
      key: 'tiers',
      label: t('column.tiers'),
      align: 'end',
      cardLabel: true,
      cell: ({ tiers }) => formatNumber(tiers, locale),
    },
    {
      key: 'glosses',
      label: t('column.glosses'),
      align: 'end',
      cardLabel: true,
      cell: ({ glosses }) => formatNumber(glosses, locale),
    },
    {
      key: 'correspondence',
      label: t('column.correspondence'),
      card: 'text',
      cell: ({ correspondence }) => <CorrespondenceBar view={correspondence} locale={locale} />,
    },
    {
      key: 'access',
      label: t('column.access'),
      card: 'state',
      cell: ({ visibility }) => <RecordingAccess visibility={visibility} />,
    },
    { key: 'uploaded', label: t('column.uploaded'), cell: ({ uploaded }) => uploaded },
  ]
  return (
    <DataTable<RecordingRowView>
      caption={t('title')}
      captionHidden
      columns={columns}
      rows={recordings}
      keyOf={({ id }) => id}
      picture={{
        shape: 'poster',
        of: ({ poster, hasFilm }) =>
          poster ? (
            <img src={poster} alt="" className={styles.poster} />
          ) : (
            <span className={styles.noFilm}>{!hasFilm && <Icon icon={VideoOff} />}</span>
          ),
      }}
      empty={null}
    />
  )
}
