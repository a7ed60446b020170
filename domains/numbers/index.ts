export { getNumbers } from './server/get-numbers.ts'
