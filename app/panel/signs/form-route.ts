/** The page fills the window; see `PanelLayout`. */
export const formHandle = { fillsWindow: true }

/** Whether a navigation only changes the stage or the address of the draft: the form has its data. */
export const isSamePage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname === nextUrl.pathname
