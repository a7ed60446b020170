/** Who sees the email address or the details of a person: 1 administrators, 2 also the same institution, 3 everyone. */
export const visibilities = [1, 2, 3] as const
export type Visibility = (typeof visibilities)[number]

/** The eight answers of the consent form. */
export interface ConsentChoices {
  /** Photo, hearing status, first language, state and zip code are shown to users of the panel. */
  sharesGeneralData: boolean
  emailVisibility: Visibility
  /** Of institution, profession and linked project. */
  detailsVisibility: Visibility
  /** 1: hide the general data at once; 2: mark the account deleted, so that administrators can reactivate it. */
  afterDeletion: 1 | 2
  signsStay: boolean
  adminsMayDelete: boolean
  acceptsPolicy: boolean
  adminsSeeChoices: boolean
}

/** The columns of the table `consent`. */
export const consentColumns = [
  'sharesGeneralData',
  'emailVisibility',
  'detailsVisibility',
  'afterDeletion',
  'signsStay',
  'adminsMayDelete',
  'acceptsPolicy',
  'adminsSeeChoices',
] as const satisfies readonly (keyof ConsentChoices)[]
