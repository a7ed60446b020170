import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Play from '#ui/icons/play.ts'
import type { FilmView } from '../../presenters/sign.presenter.ts'
import styles from './ExamplePoster.module.css'

type Player = ComponentType<{ film: FilmView; text: string }>

/**
 * The film of an example: its poster, until the viewer plays it in place. The player is loaded then; without JavaScript, or
 * if it cannot be loaded, the link opens the film at its moment.
 */
export function ExamplePoster({ film, text }: { film: FilmView; text: string }) {
  const { t } = useTranslation('corpus')
  const [Film, setFilm] = useState<Player>()
  const play = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./ExampleFilm.tsx').then(
      (loaded) => setFilm(() => loaded.ExampleFilm),
      () => window.location.assign(film.address),
    )
  }
  if (Film)
    return (
      <div className={styles.film}>
        <Film film={film} text={text} />
      </div>
    )
  return (
    <a className={styles.film} href={film.address} aria-label={t('play', { text })} onClick={play}>
      {film.poster && <img src={film.poster} alt="" loading="lazy" decoding="async" />}
      <span className={styles.play}>
        <Icon icon={Play} size={14} />
      </span>
    </a>
  )
}
