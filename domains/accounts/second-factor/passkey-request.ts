import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'

/** The request to the browser to create a passkey. Extensions are not used: their types cannot be sent as JSON. */
export type PasskeyCreationRequest = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>

/** The request to the browser for a passkey of the account. */
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>
