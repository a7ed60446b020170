export { freeGloss, recordFreedGloss } from './server/uses/free-gloss.ts'
export { getSignUses } from './server/uses/get-sign-uses.ts'
