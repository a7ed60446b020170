export {
  changeCombination,
  createCombination,
  deleteCombination,
} from './server/change-combination.ts'
export {
  type CombinedSign,
  getCombination,
  listCombinations,
} from './server/list-combinations.ts'
