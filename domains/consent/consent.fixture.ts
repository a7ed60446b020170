import type { ConsentChoices } from './consent.ts'

/** What a person chose who agreed to everything and keeps e-mail and details to administrators. */
export const someChoices = (changes: Partial<ConsentChoices> = {}): ConsentChoices => ({
  sharesGeneralData: true,
  emailVisibility: 1,
  detailsVisibility: 1,
  afterDeletion: 2,
  signsStay: true,
  adminsMayDelete: true,
  acceptsPolicy: true,
  adminsSeeChoices: true,
  ...changes,
})
