export { changeIdentity, getIdentity, restoreIdentity } from './server/identity.ts'
