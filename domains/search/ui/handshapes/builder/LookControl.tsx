import type { CSSProperties, ReactNode } from 'react'
import type { HandLook } from '../../../query/hand-look.ts'

/** What a choice does: it leads to the page with another look, or hands the look over. */
export type LookChoice =
  | { hrefOf: (look: HandLook) => string; onChoose?: undefined }
  | { hrefOf?: undefined; onChoose: (look: HandLook) => void }

interface Props {
  choice: LookChoice
  look: HandLook
  isChosen: boolean
  className: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/** A choice of the hand builder: a link on the page of the search, a button elsewhere. */
export const LookControl = ({ choice, look, isChosen, children, ...shown }: Props) =>
  choice.onChoose ? (
    <button {...shown} type="button" aria-pressed={isChosen} onClick={() => choice.onChoose(look)}>
      {children}
    </button>
  ) : (
    <a {...shown} href={choice.hrefOf(look)} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </a>
  )
