import { classNames } from '#ui/base/class-names.ts'
import type { HandshapeView } from '../presenters/handshape.presenter.ts'
import styles from './SymbolOrPicture.module.css'

interface Props {
  value: Pick<HandshapeView, 'symbol' | 'picture'>
  /** URLs of the symbols: see `symbolSpriteUrls`. */
  spriteUrls: ReadonlyMap<string, string>
  className?: string | undefined
}

/** The symbol of a value, else its picture, else nothing. It is decorative: the name is displayed beside it. */
export function SymbolOrPicture({ value: { symbol, picture }, spriteUrls, className }: Props) {
  const pictureClass = classNames(styles.picture, className)
  if (symbol !== null)
    return (
      <svg className={pictureClass} aria-hidden>
        <use href={spriteUrls.get(symbol)} />
      </svg>
    )
  return picture === null ? null : (
    <img
      className={classNames(styles.drawn, pictureClass)}
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
