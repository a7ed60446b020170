/** The menu's id: the button in the header opens it as a drawer. */
export const panelMenuId = 'panel-menu'
