import { createContext, useContext } from 'react'

/** The nonce of the scripts and styles of this response; the browser reads it from the meta element csp-nonce. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => useContext(NonceContext)
