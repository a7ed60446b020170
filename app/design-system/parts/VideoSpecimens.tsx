import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Card, CardItem } from '#ui/base/Card.tsx'
import { CardRow } from '#ui/base/CardRow.tsx'
import { HoverVideo } from '#ui/base/HoverVideo.tsx'
import { LoopVideo } from '#ui/base/LoopVideo.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { VideoPlayer } from '#ui/base/VideoPlayer.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { Columns, Specimen } from '../Specimen.tsx'

/** The three video players, with the explanatory video of the site. */
export function VideoSpecimen() {
  const { t } = useTranslation('designSystem')
  const { video } = useRootData().menuVideo
  if (!video)
    return (
      <Specimen title={t('components.videos')} text={t('components.videosText')}>
        <Skeleton media lines={1} />
      </Specimen>
    )
  const { source, poster, width, height, framesPerSecond } = video
  return (
    <Specimen title={t('components.videos')} text={t('components.videosText')}>
      <VideoPlayer
        source={source}
        poster={poster ?? undefined}
        label={t('sample.player')}
        width={width}
        height={height}
        framesPerSecond={framesPerSecond}
      />
      <Columns>
        <div>
          <h3>{t('sample.loop')}</h3>
          <LoopVideo source={source} poster={poster ?? undefined} label={t('sample.loop')} />
        </div>
      </Columns>
      <p>{t('sample.previewsText')}</p>
      <CardRow id="previews" title={t('sample.previews')}>
        {(['house', 'water'] as const).map((word) => (
          <CardItem key={word}>
            <Card
              to="components"
              title={t(`sample.${word}`)}
              titleClassName="gloss"
              media={
                <HoverVideo
                  poster={poster ?? ''}
                  source={source}
                  playLabel={() => t(`sample.${word}`)}
                  lazy
                />
              }
            >
              <p>{t('sample.places')}</p>
            </Card>
          </CardItem>
        ))}
      </CardRow>
    </Specimen>
  )
}
