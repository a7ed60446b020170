/** An institution; partners have a logo and stand in the footer. */
export interface Institution {
  id: number
  name: string
  link: string | null
  logoId: number | null
  isPartner: boolean
  position: number
}
