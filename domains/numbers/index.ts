export { getNumbers } from './server/get-numbers.ts'
export { listWatchedSigns, shownWatchedSigns } from './server/list-watched-signs.ts'
export { openViewCounts, type ViewCounts } from './server/open-view-counts.ts'
