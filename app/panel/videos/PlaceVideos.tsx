import { createEntryPath, editEntryPath } from '#domains/simple-lists/simple-list-paths.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon, type IconMarkup } from '#ui/base/Icon.tsx'
import Ban from '#ui/icons/ban.ts'
import Check from '#ui/icons/circle-check.ts'
import CirclePlay from '#ui/icons/circle-play.ts'
import Plus from '#ui/icons/plus.ts'
import VideoOff from '#ui/icons/video-off.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import { PlaceSketch } from './PlaceSketch.tsx'
import styles from './PlaceVideos.module.css'
import type { PlaceVideoState, PlaceVideoView, VideoPlaceView } from './present-video-places.ts'

const list = simpleLists.videos

/** A place of the site with its videos, newest first, and a way to add one. */
export function PlaceVideos({ place, locale }: { place: VideoPlaceView; locale: Locale }) {
  const { t } = useTranslation('simpleLists')
  const { slug, name, lang, where, address, videos } = place
  return (
    <section className={styles.place} aria-labelledby={`place-${slug}`}>
      <div className={styles.about}>
        <PlaceSketch where={where} />
        <div>
          <h2 id={`place-${slug}`} lang={lang} className={styles.name}>
            {name}
          </h2>
          <p className={styles.soft}>{t(`videos.where.${where}`)}</p>
          <p className={styles.address}>{address}</p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.videos}>
        {videos.map((video) => (
          <Video key={video.id} video={video} locale={locale} />
        ))}
        <li>
          <a
            href={`${createEntryPath(locale, list)}?place=${slug}`}
            className={styles.add}
            aria-label={t('videos.addTo', { place: name })}
          >
            <Icon icon={Plus} />
            <span className={styles.soft}>{t('videos.create')}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}

const icons: Record<PlaceVideoState, IconMarkup> = {
  playing: CirclePlay,
  older: Check,
  disabled: Ban,
  noFilm: VideoOff,
}

function Video({
  video: { id, name, facts, poster, state },
  locale,
}: {
  video: PlaceVideoView
  locale: Locale
}) {
  const { t } = useTranslation('simpleLists')
  const label = {
    playing: t('videos.state.active'),
    older: t('videos.older'),
    disabled: t('videos.state.disabled'),
    noFilm: t('videos.noFilm'),
  }[state]
  return (
    <li className={classNames(styles.video, state === 'playing' ? styles.playing : styles.quiet)}>
      <span className={styles.film}>
        {poster ? <img src={poster} alt="" loading="lazy" /> : <Icon icon={VideoOff} size={32} />}
      </span>
      <div>
        <a href={editEntryPath(locale, list, id)} lang={name.lang} className={styles.title}>
          {name.text}
        </a>
        <p className={styles.soft}>{facts}</p>
      </div>
      <StateChip icon={icons[state]} tone={state === 'playing' ? 'success' : 'neutral'}>
        {label}
      </StateChip>
    </li>
  )
}
