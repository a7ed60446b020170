/** The `form` attribute of the checkboxes of a list of signs. */
export const chosenSignsFormId = 'chosen-signs'
