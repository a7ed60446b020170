import type { ConsentChoices } from '#domains/consent/consent.ts'
import type { Account } from '../account.ts'

/** A person's own account, with the answers to the consent form and the versions accepted last. */
export interface OwnAccount {
  account: Account
  choices: ConsentChoices | null
  accepted: { terms: number | null; privacy: number | null }
}
