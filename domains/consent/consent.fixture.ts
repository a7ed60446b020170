import type { ConsentChoices } from './consent.ts'

/** Answers of a person who agreed to everything and shows email and details to administrators only. */
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
