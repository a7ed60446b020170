import styles from './HandSymbol.module.css'
import { symbolSpriteUrl } from './symbol-sprite.ts'

interface Props {
  /** SignWriting key of the base symbol: `S20300`. */
  symbol: string
  className?: string | undefined
}

/**
 * The SignWriting symbol of a handshape, in the current text colour. It is hidden from screen readers: the name of
 * the handshape must be beside it or in the label of its container.
 */
export function HandSymbol({ symbol, className }: Props) {
  return (
    <svg className={className ? `${styles.symbol} ${className}` : styles.symbol} aria-hidden="true">
      <use href={`${symbolSpriteUrl([symbol])}#${symbol}`} />
    </svg>
  )
}
