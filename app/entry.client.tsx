import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { legacyAddress } from './legacy-address.ts'
import { NonceContext } from './nonce.ts'

/** Only the browser knows what stands behind the hash. */
function leaveLegacyAddress() {
  const address = legacyAddress(location.pathname, location.hash)
  if (address) location.replace(address)
}
leaveLegacyAddress()
addEventListener('hashchange', leaveLegacyAddress)

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  )
})
