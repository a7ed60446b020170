const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const checksumLength = 6

/** Writes bytes as Bech32 (BIP 173), in lower case. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const values = regroup(bytes, 8, 5, true) ?? []
  const sum = checksum([...expandPrefix(prefix), ...values, ...Array(checksumLength).fill(0)]) ^ 1
  const check = Array.from({ length: checksumLength }, (_, index) => (sum >> (5 * (5 - index))) & 31)
  return `${prefix}1${[...values, ...check].map((value) => alphabet[value]).join('')}`
}

/** The bytes of a text with this prefix; undefined if it is another text or has a mistake. */
export function decodeBech32(prefix: string, text: string): Uint8Array | undefined {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return undefined
  const lower = text.toLowerCase()
  if (!lower.startsWith(`${prefix}1`)) return undefined
  const values = [...lower.slice(prefix.length + 1)].map((character) => alphabet.indexOf(character))
  if (values.length < checksumLength || values.includes(-1)) return undefined
  if (checksum([...expandPrefix(prefix), ...values]) !== 1) return undefined
  const bytes = regroup(values.slice(0, -checksumLength), 5, 8, false)
  return bytes && Uint8Array.from(bytes)
}

const expandPrefix = (prefix: string): number[] => {
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function checksum(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum
}

/** Splits numbers of some bits into numbers of other bits; undefined if the rest is no padding. */
function regroup(
  values: Iterable<number>,
  from: number,
  to: number,
  isPadded: boolean,
): number[] | undefined {
  const groups: number[] = []
  let [rest, bits] = [0, 0]
  for (const value of values) {
    rest = ((rest << from) | value) & 0xffff
    bits += from
    for (; bits >= to; bits -= to) groups.push((rest >> (bits - to)) & ((1 << to) - 1))
  }
  const last = (rest << (to - bits)) & ((1 << to) - 1)
  if (isPadded) return bits > 0 ? [...groups, last] : groups
  return bits < from && last === 0 ? groups : undefined
}
