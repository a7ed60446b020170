import styles from './HandSymbol.module.css'
import { symbolSpriteUrl } from './symbol-sprite.ts'

interface Props {
  /** SignWriting key of the base symbol: `S20300`. */
  symbol: string
  className?: string | undefined
}

/**
 * A handshape as SignWriting writes it, in the colour of the text around it. It is an ornament: its name stands
 * beside it or in the label of what it is in.
 */
export function HandSymbol({ symbol, className }: Props) {
  return (
    <svg className={className ? `${styles.symbol} ${className}` : styles.symbol} aria-hidden="true">
      <use href={`${symbolSpriteUrl([symbol])}#${symbol}`} />
    </svg>
  )
}
