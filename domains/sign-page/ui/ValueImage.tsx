import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import type { ValueImageView } from '../sign.presenter.ts'

/** A value as a picture: the SignWriting symbol, else what the dictionary has drawn; its words stand beside it. */
export function ValueImage({
  of: { symbol, picture },
  className,
}: {
  of: ValueImageView
  className?: string | undefined
}) {
  if (symbol) return <HandSymbol symbol={symbol} className={className} />
  return picture && <img className={className} src={picture} alt="" loading="lazy" />
}
