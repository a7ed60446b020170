import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { AppError } from '#platform/errors/app-error.ts'
import { decodeBech32, encodeBech32 } from './bech32.ts'

/** A key pair of age: the public part encrypts, the secret one decrypts. */
export interface AgeKey {
  /** As age prints it: `age1…`. */
  recipient: string
  publicKey: KeyObject
  secretKey: KeyObject
  /** The file that contains it, for messages. */
  file: string
}

const secretPrefix = 'age-secret-key-'
/** The bytes before the 32 bytes of an X25519 secret key in PKCS #8 (RFC 8410). */
const pkcs8Header = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** The 32 bytes of an X25519 key. */
export const rawPublicKey = (key: KeyObject): Buffer =>
  Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url')

/** An X25519 public key of 32 bytes. */
export const publicKeyFrom = (bytes: Uint8Array): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: Buffer.from(bytes).toString('base64url') },
    format: 'jwk',
  })

/** The key of a file as `age-keygen` writes it: lines that begin with # are comments. */
export function parseAgeKey(text: string, file: string): AgeKey | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const [line = '', ...others] = lines.filter((content) => content !== '' && !content.startsWith('#'))
  const bytes = decodeBech32(secretPrefix, line)
  if (bytes?.length !== 32 || others.length > 0) return undefined
  const secretKey = createPrivateKey({
    key: Buffer.concat([pkcs8Header, bytes]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(secretKey)
  return { recipient: encodeBech32('age', rawPublicKey(publicKey)), publicKey, secretKey, file }
}

/**
 * Reads the key of a file.
 * @throws AppError `backup.keyUnreadable` if the file is missing, `backup.keyInvalid` if it contains no key
 */
export async function readAgeKey(file: string): Promise<AgeKey> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new AppError('backup.keyUnreadable', { params: { file }, cause })
  })
  const key = parseAgeKey(text, file)
  if (!key) throw new AppError('backup.keyInvalid', { params: { file } })
  return key
}

/**
 * Writes a new key into a file that only its owner can read.
 * @throws AppError `backup.keyExists` if there is such a file
 */
export async function writeNewAgeKey(file: string): Promise<AgeKey> {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  const secret = Buffer.from(String(privateKey.export({ format: 'jwk' }).d), 'base64url')
  const recipient = encodeBech32('age', rawPublicKey(publicKey))
  const text = `# public key: ${recipient}\n${encodeBech32(secretPrefix, secret).toUpperCase()}\n`
  await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw cause.code === 'EEXIST' ? new AppError('backup.keyExists', { params: { file }, cause }) : cause
    },
  )
  return { recipient, publicKey, secretKey: privateKey, file }
}
