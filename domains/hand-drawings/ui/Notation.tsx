import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import { type HandStyle, shownPicture } from '../shown-picture.ts'
import styles from './Notation.module.css'

/** The part of a SignWriting key that names the handshape; fill and rotation follow. */
const nameLength = 'S203'.length

/** The name of the notation, the same in every language. */
const notationName = 'SignWriting'

interface Props {
  hand: HandPictureView
  /** What is shown of the handshape already; `drawing` by default. */
  style?: HandStyle
}

/** The SignWriting symbol of a handshape with its name, for those who read it; the name alone beside the symbol. */
export function Notation({ hand, style = 'drawing' }: Props) {
  const { symbol } = hand
  if (symbol === null) return null
  return (
    <span className={styles.notation}>
      {shownPicture(hand, style)?.kind !== 'symbol' && (
        <HandSymbol symbol={symbol} className={styles.symbol} />
      )}
      <span translate="no">
        {notationName} {symbol.slice(0, nameLength)}
      </span>
    </span>
  )
}
