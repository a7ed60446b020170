import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import type { HandPictureView } from '../hand-picture.ts'
import styles from './Notation.module.css'

/** The part of a SignWriting key that names the handshape; fill and rotation follow. */
const nameLength = 'S203'.length

/**
 * The SignWriting symbol of a handshape with its name, for those who read it. Nothing when there is no symbol, or when
 * it is the only picture and thus already shown.
 */
export function Notation({ hand: { drawing, picture, symbol } }: { hand: HandPictureView }) {
  if (symbol === null || (drawing === null && picture === null)) return null
  return (
    <span className={styles.notation}>
      <HandSymbol symbol={symbol} className={styles.symbol} />
      <span translate="no">SignWriting {symbol.slice(0, nameLength)}</span>
    </span>
  )
}
