import { classNames } from '#ui/base/class-names.ts'
import type { HandView } from '../../handshape.presenter.ts'
import styles from './HandPicture.module.css'

interface Props {
  hand: Pick<HandView, 'symbol' | 'picture'>
  /** Where symbols are drawn: see `handFiles`. */
  files: ReadonlyMap<string, string>
  className?: string | undefined
}

/** A handshape by its symbol, else by its picture; nothing where it has neither. Its name stands beside it. */
export function HandPicture({ hand: { symbol, picture }, files, className }: Props) {
  const look = classNames(styles.picture, className)
  if (symbol !== null)
    return (
      <svg className={look} aria-hidden>
        <use href={files.get(symbol)} />
      </svg>
    )
  return picture === null ? null : (
    <img className={classNames(styles.drawn, look)} src={picture} alt="" loading="lazy" decoding="async" />
  )
}
