import type { Ref } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { PlayerControl } from '#ui/base/PlayerControl.tsx'
import Eye from '#ui/icons/eye.ts'
import FileText from '#ui/icons/file-text.ts'
import Hand from '#ui/icons/hand.ts'
import Lock from '#ui/icons/lock.ts'
import ZoomIn from '#ui/icons/zoom-in.ts'
import ZoomOut from '#ui/icons/zoom-out.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { MomentAnnotation } from '../moment.ts'
import type { MomentFilmWire, MomentWire } from '../moment.wire.ts'
import { type FilmActions, FilmPlayer } from './FilmPlayer.tsx'
import styles from './MomentPanel.module.css'
import { RecordingOverview } from './RecordingOverview.tsx'
import { TierTexts } from './TierTexts.tsx'
import { Timeline } from './Timeline.tsx'
import type { useTimeline } from './use-timeline.ts'

interface Props {
  moment: MomentWire
  timeline: ReturnType<typeof useTimeline>
  locale: Locale
  films: Ref<FilmActions>
  startsToPlay: boolean
  /** The annotation that was pressed last. */
  pressed: MomentAnnotation | null
  onPress: (annotation: MomentAnnotation) => void
  onChoose: (id: number) => void
  onHelp: () => void
}

/** The films of the chosen occurrence with their tiers in time; the timeline alone for a recording without films. */
export function MomentPanel({ moment, timeline, locale, films, pressed, onChoose, ...rest }: Props) {
  const { t } = useTranslation('occurrences')
  const { view, loop, line, zoom } = timeline
  const [first, ...others] = moment.films
  const zoomControls = (
    <span className={styles.zoom}>
      <PlayerControl label={t('zoom.out')} shortcut="-" icon={ZoomOut} onClick={() => zoom(-1)} />
      <span aria-live="polite">{t('zoom.length', { seconds: view.length / 1000 })}</span>
      <PlayerControl label={t('zoom.in')} shortcut="+" icon={ZoomIn} onClick={() => zoom(1)} />
    </span>
  )
  return (
    <>
      {first ? (
        <FilmPlayer
          ref={films}
          films={[first, ...others] as [MomentFilmWire, ...MomentFilmWire[]]}
          label={t('film', { gloss: moment.value, title: moment.title })}
          loop={loop}
          startsToPlay={rest.startsToPlay}
          onTime={timeline.onTime}
          onHelp={rest.onHelp}
        >
          {zoomControls}
        </FilmPlayer>
      ) : (
        <>
          <p className={styles.noFilm}>{t('noFilm')}</p>
          {zoomControls}
        </>
      )}
      <Timeline
        moment={moment}
        view={view}
        locale={locale}
        line={line}
        onZoom={zoom}
        onPress={rest.onPress}
      />
      <p className={styles.pressed} aria-hidden>
        {pressed?.value}
      </p>
      <RecordingOverview moment={moment} view={view} onChoose={onChoose} />
      <p className={styles.facts}>
        <strong>{moment.title}</strong>{' '}
        {[moment.participant, t('span', { begin: moment.beginTime, end: moment.endTime })]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className={styles.links}>
        <a href={moment.recordingPath}>
          <Icon icon={FileText} /> {t('open.recording')}
        </a>
        {moment.signPath && (
          <a href={moment.signPath}>
            <Icon icon={Hand} /> {t('open.sign')}
          </a>
        )}
        <StateChip icon={moment.visibility === 'public' ? Eye : Lock}>
          {t(`visibility.${moment.visibility}`)}
        </StateChip>
      </p>
      <TierTexts moment={moment} view={view} locale={locale} />
    </>
  )
}
