import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyCreationRequest, PasskeyRequest } from '../passkey-request.ts'
import type { RelyingParty } from '../relying-party.ts'

const userPresent = 0x01
const hasCredential = 0x40

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A passkey with an ES256 key, as an authenticator and a browser return it. */
export function aPasskeyDevice({ id, origin }: RelyingParty) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const encodedId = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    credentialId: encodedId,
    /** The response to a request to create a passkey. */
    create({ challenge }: Pick<PasskeyCreationRequest, 'challenge'>): RegistrationResponseJSON {
      const authData = Buffer.concat([
        sha256(id),
        uint(userPresent | hasCredential, 1),
        uint(0, 4),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        coseKey,
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id: encodedId,
        rawId: encodedId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The response to a request of a sign-in. `counter` is the number of uses; 0 if the device counts none. */
    sign({ challenge }: Pick<PasskeyRequest, 'challenge'>, counter = 0): AuthenticationResponseJSON {
      const authData = Buffer.concat([sha256(id), uint(userPresent, 1), uint(counter, 4)])
      const clientDataJSON = clientData('webauthn.get', challenge)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientDataJSON)]))
        .sign(privateKey)
      return {
        id: encodedId,
        rawId: encodedId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
