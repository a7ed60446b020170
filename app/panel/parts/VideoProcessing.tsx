import { Link } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'

interface Props {
  /** This process has no ffmpeg; shown to administrators. */
  isProgramMissing: boolean
  /** How many videos could not be processed, and the newest ones with the pages of their signs. */
  failed: { count: number; newest: readonly { name: string; gloss: string; address: string }[] }
}

/** Problems that prevent the processing of videos. */
export function VideoProcessing({ isProgramMissing, failed }: Props) {
  const { t } = useTranslation('panel')
  return (
    <>
      {isProgramMissing && (
        <Callout tone="warning" title={t('overview.videos.programMissing')}>
          <p>{t('overview.videos.programMissingText')}</p>
        </Callout>
      )}
      {failed.count > 0 && (
        <Callout tone="danger" title={t('overview.videos.failed', { count: failed.count })}>
          <ul>
            {failed.newest.map(({ name, gloss, address }) => (
              <li key={`${address} ${name}`}>
                <Link to={address} className="gloss">
                  {gloss}
                </Link>
                : {name}
              </li>
            ))}
          </ul>
          <p>{t('overview.videos.failedText')}</p>
        </Callout>
      )}
    </>
  )
}
