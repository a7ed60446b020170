export { changeDatasetFacts, restoreDatasetFacts } from './server/change-dataset-facts.ts'
export { getDatasetFacts } from './server/get-dataset-facts.ts'
