export {
  changeCombination,
  createCombination,
  deleteCombination,
} from './server/change-combination.ts'
export {
  type CombinedSign,
  getCombination,
  type ListedCombination,
  listCombinations,
} from './server/list-combinations.ts'
