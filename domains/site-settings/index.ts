export { changeDatasetCommand } from './server/change-dataset.ts'
export { changeIdentity, getIdentity, restoreIdentity } from './server/identity.ts'
export { previewWebsite } from './server/preview-website.ts'
export { changeWebsite, getWebsite, restoreWebsite } from './server/website.ts'
