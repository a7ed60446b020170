import { classNames } from '#ui/base/class-names.ts'
import { UploadedPicture } from '#ui/base/UploadedPicture.tsx'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import { type HandStyle, shownPicture } from '../shown-picture.ts'
import { useHandUrls } from './HandFiles.tsx'
import styles from './HandPicture.module.css'
import { handPictureUrls } from './hand-picture-urls.ts'

interface Props {
  hand: HandPictureView
  /**
   * `small`: 40 px, without creases and nails; `medium`: 64 px; `large`: 96 px. `--hand-size` changes the height.
   * `filling`: as large as the box around it.
   */
  size?: 'small' | 'medium' | 'large' | 'filling'
  style?: HandStyle
  /** From `handPictureUrls` for several hands; without it, from `HandFiles`, else the hand has a file of its own. */
  urls?: ReadonlyMap<string, string>
  className?: string | undefined
}

/**
 * A handshape: its uploaded picture, else its drawing, else its SignWriting symbol, else nothing. It is decorative: the
 * name is displayed beside it.
 */
export function HandPicture({ hand, size = 'small', style = 'drawing', urls, className }: Props) {
  const shown = shownPicture(hand, style)
  const shared = useHandUrls()
  if (shown === null) return null
  if (shown.kind === 'picture')
    return <UploadedPicture className={classNames(styles.picture, styles[size], className)} src={shown.url} />
  return (
    <svg className={classNames(styles[shown.kind], styles[size], className)} aria-hidden="true">
      <use href={(urls ?? shared).get(shown.id) ?? handPictureUrls([hand], style).get(shown.id)} />
    </svg>
  )
}
