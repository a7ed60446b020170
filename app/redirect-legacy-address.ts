import { legacyAddress } from './legacy-address.ts'

/** Runs in the browser, because the hash is not sent to the server. */
function redirectLegacyAddress() {
  const path = legacyAddress(location.pathname, location.hash)
  if (path) location.replace(path)
}

redirectLegacyAddress()
addEventListener('hashchange', redirectLegacyAddress)
