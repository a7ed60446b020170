import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { AppError } from '#platform/errors/app-error.ts'
import { type AgeKey, publicKeyFrom, rawPublicKey } from './age-key.ts'

// The format of age (https://age-encryption.org/v1), with one recipient of the kind X25519.

const version = 'age-encryption.org/v1'
const cipher = 'chacha20-poly1305'
const tagLength = 16
const chunkLength = 64 * 1024
/** Of a header with some recipients. */
const maxHeaderLength = 64 * 1024

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Encrypts bytes for the owner of a key; in parts, so that a file of any size needs little memory. */
export async function* encryptAge(
  content: Bytes,
  { publicKey }: Pick<AgeKey, 'publicKey'>,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16)
  const nonce = randomBytes(16)
  yield Buffer.concat([writeHeader(fileKey, publicKey), nonce])
  const key = derive(fileKey, nonce, 'payload')
  let counter = 0
  const seal = (chunk: Buffer, isLast: boolean) => {
    const sealing = createCipheriv(cipher, key, chunkNonce(counter++, isLast), { authTagLength: tagLength })
    return Buffer.concat([sealing.update(chunk), sealing.final(), sealing.getAuthTag()])
  }
  for await (const { chunk, isLast } of inChunks(content, chunkLength)) yield seal(chunk, isLast)
}

/**
 * Decrypts what `encryptAge` or age wrote. Each part is authentic when it is yielded; the file is complete when the
 * generator ends.
 * @param name names the file in errors
 * @throws AppError `backup.wrongKey` if it was encrypted for another key, `backup.damaged` if it was altered or cut
 */
export async function* decryptAge(content: Bytes, key: AgeKey, name: string): AsyncGenerator<Buffer> {
  const damaged = () => new AppError('backup.damaged', { params: { file: name } })
  const reader = readAfterHeader(content)
  try {
    const { value: header, done } = await reader.next()
    if (done || header === undefined) throw damaged()
    const fileKey = openHeader(header.toString('latin1'), key, damaged)
    const { value: nonce } = await reader.next()
    yield* openParts(reader, derive(fileKey, nonce ?? Buffer.alloc(0), 'payload'), damaged)
  } finally {
    // Closes the source also if it was not read to its end.
    await reader.return(undefined)
  }
}

async function* openParts(content: Bytes, key: Buffer, damaged: () => AppError): AsyncGenerator<Buffer> {
  let counter = 0
  for await (const { chunk, isLast } of inChunks(content, chunkLength + tagLength)) {
    // An empty part is the whole of an empty file.
    if (chunk.length < tagLength || (chunk.length === tagLength && counter > 0)) throw damaged()
    const opened = open(chunk, key, chunkNonce(counter++, isLast))
    if (!opened) throw damaged()
    yield opened
  }
}

const derive = (key: Uint8Array, salt: Uint8Array, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32))

const wrapKeyOf = (secretKey: KeyObject, publicKey: KeyObject, share: Buffer, recipient: Buffer) =>
  derive(
    diffieHellman({ privateKey: secretKey, publicKey }),
    Buffer.concat([share, recipient]),
    `${version}/X25519`,
  )

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** An authentication code of the header, with a key that only the recipients have. */
const headerCode = (fileKey: Uint8Array, header: string) =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest()

function writeHeader(fileKey: Buffer, recipient: KeyObject): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  const share = rawPublicKey(publicKey)
  const wrapKey = wrapKeyOf(privateKey, recipient, share, rawPublicKey(recipient))
  const wrapping = createCipheriv(cipher, wrapKey, Buffer.alloc(12), { authTagLength: tagLength })
  const wrapped = Buffer.concat([wrapping.update(fileKey), wrapping.final(), wrapping.getAuthTag()])
  const header = `${version}\n-> X25519 ${base64(share)}\n${base64(wrapped)}\n---`
  return Buffer.from(`${header} ${base64(headerCode(fileKey, header))}\n`)
}

function openHeader(text: string, key: AgeKey, damaged: () => AppError): Buffer {
  const [, header, code] = /^([\s\S]*\n---) (\S+)\n$/.exec(text) ?? []
  if (header === undefined || code === undefined || !header.startsWith(`${version}\n`)) throw damaged()
  for (const [, share = '', body = ''] of header.matchAll(/^-> X25519 (\S{43})\n(\S{43})$/gm)) {
    const fileKey = unwrap(Buffer.from(share, 'base64'), Buffer.from(body, 'base64'), key)
    if (!fileKey) continue
    const expected = headerCode(fileKey, header)
    const found = Buffer.from(code, 'base64')
    if (found.length !== expected.length || !timingSafeEqual(found, expected)) throw damaged()
    return fileKey
  }
  throw new AppError('backup.wrongKey', { params: { file: key.file } })
}

/** The key of the file; undefined if it was wrapped for another recipient. */
const unwrap = (share: Buffer, body: Buffer, { secretKey, publicKey }: AgeKey): Buffer | undefined =>
  open(body, wrapKeyOf(secretKey, publicKeyFrom(share), share, rawPublicKey(publicKey)), Buffer.alloc(12))

/** Decrypts bytes that end with their tag; undefined if the key is another one or the bytes were altered. */
function open(sealed: Buffer, key: Buffer, nonce: Buffer): Buffer | undefined {
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
  opening.setAuthTag(sealed.subarray(-tagLength))
  const text = opening.update(sealed.subarray(0, -tagLength))
  try {
    return Buffer.concat([text, opening.final()])
  } catch {
    return undefined
  }
}

/** The number of a part, and whether it is the last one. */
function chunkNonce(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(counter), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Parts of one length; the last one, which may be shorter, is marked. Empty content is one empty part. */
async function* inChunks(content: Bytes, length: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let parts: Uint8Array[] = []
  let held = 0
  for await (const part of content) {
    parts.push(part)
    held += part.length
    if (held <= length) continue
    const bytes = Buffer.concat(parts)
    let start = 0
    for (; bytes.length - start > length; start += length)
      yield { chunk: bytes.subarray(start, start + length), isLast: false }
    parts = [bytes.subarray(start)]
    held = bytes.length - start
  }
  yield { chunk: Buffer.concat(parts), isLast: true }
}

/** The header with its last line, the 16 bytes after it, and then the rest. */
async function* readAfterHeader(content: Bytes): AsyncGenerator<Buffer> {
  let bytes = Buffer.alloc(0)
  let end = -1
  for await (const part of content) {
    if (end === Number.POSITIVE_INFINITY) {
      yield Buffer.from(part.buffer, part.byteOffset, part.length)
      continue
    }
    bytes = Buffer.concat([bytes, part])
    const lastLine = bytes.indexOf('\n--- ')
    end = lastLine < 0 ? -1 : bytes.indexOf('\n', lastLine + 1) + 1
    if (end <= 0 && bytes.length > maxHeaderLength) return
    if (end <= 0 || bytes.length < end + 16) continue
    yield bytes.subarray(0, end)
    yield bytes.subarray(end, end + 16)
    yield bytes.subarray(end + 16)
    end = Number.POSITIVE_INFINITY
  }
}
