/** Who is signed in, as the header shows it. */
export interface PanelViewer {
  name: string
  shortName: string
  /** Address of the small square picture. */
  avatar: string | null
  isIncomplete: boolean
}
