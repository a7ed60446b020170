import { recoveryCodeCount } from './second-factor.ts'

/** Crockford's base 32: digits and letters without I, L, O and U, which are mistaken for others. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const groupLength = 5
const groups = 2

/** New recovery codes: `4k7wq-9t2xm`, 50 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * groupLength))
  // 256 is a multiple of 32, so every character is equally likely.
  const characters = [...bytes].map((byte) => alphabet[byte % alphabet.length])
  return `${characters.slice(0, groupLength).join('')}-${characters.slice(groupLength).join('')}`
}

/** The code as it was created, from what a person typed; null if it cannot be one. */
export function parseRecoveryCode(text: string): string | null {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll(/[il]/g, '1').replaceAll('o', '0')
  if (plain.length !== groups * groupLength) return null
  if ([...plain].some((character) => !alphabet.includes(character))) return null
  return `${plain.slice(0, groupLength)}-${plain.slice(groupLength)}`
}
