export { changeIdentity, getIdentity, restoreIdentity } from './server/identity.ts'
export { changeWebsite, getWebsite, restoreWebsite } from './server/website.ts'
