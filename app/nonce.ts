import { createContext, useContext } from 'react'

/** The nonce of this answer's scripts and styles; the browser reads it back from the meta element csp-nonce. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => useContext(NonceContext)
