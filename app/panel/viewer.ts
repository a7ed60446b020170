/** The signed-in person in the header. */
export interface PanelViewer {
  name: string
  shortName: string
  /** URL of the small photo. */
  avatar: string | null
  isIncomplete: boolean
  /** Whether the newest release of the program is new to the person. */
  hasUnseenRelease: boolean
}
