export {
  type ChoiceComparison,
  chooseGlossTiers,
  compareChoice,
  matchAgain,
} from './server/glosses/choose-gloss-tiers.ts'
export {
  createSignsOfValues,
  decideValues,
  linkCompounds,
  type ValueDecision,
} from './server/glosses/decide-values.ts'
export { type Glosses, getChosenValues, getGlosses, listValues } from './server/glosses/get-glosses.ts'
// A part of use cases of uploads; it does not authorize.
export { matchGlosses } from './server/glosses/match-glosses.ts'
