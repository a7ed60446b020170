/** An institution that people belong to. Partners have a logo and are shown in the footer. */
export interface Institution {
  id: number
  name: string
  link: string | null
  logoId: number | null
  isPartner: boolean
  /** The entry "other institution": it is chosen by people whose institution is not listed, so they have nothing in common. */
  isOther: boolean
  position: number
}
