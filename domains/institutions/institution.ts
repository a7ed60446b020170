/** An institution; partners have a logo and stand in the footer. */
export interface Institution {
  id: number
  name: string
  link: string | null
  logoId: number | null
  isPartner: boolean
  /** Stands for all that are not listed: messages name it, and nobody shares it with anybody. */
  isOther: boolean
  position: number
}
