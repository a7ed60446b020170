import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import type { ValueImageView } from '../sign.presenter.ts'

/** The image of a value: its SignWriting symbol, else its picture. It is decorative: the text is displayed beside it. */
export function ValueImage({
  image: { symbol, picture },
  className,
}: {
  image: ValueImageView
  className?: string | undefined
}) {
  if (symbol) return <HandSymbol symbol={symbol} className={className} />
  return picture && <img className={className} src={picture} alt="" loading="lazy" />
}
