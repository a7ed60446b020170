import { legacyAddress } from './legacy-address.ts'

/** Only the browser knows what stands behind the hash. */
function redirectLegacyAddress() {
  const address = legacyAddress(location.pathname, location.hash)
  if (address) location.replace(address)
}

redirectLegacyAddress()
addEventListener('hashchange', redirectLegacyAddress)
