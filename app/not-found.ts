import { pageError } from './page-errors.ts'

/** Whatever no route takes. */
export function loader(): never {
  throw pageError('page.notFound')
}
