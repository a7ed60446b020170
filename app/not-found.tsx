import { pageError } from './page-errors.ts'

/** Matches every path without a route. */
export function loader(): never {
  throw pageError('page.notFound')
}

/** Never rendered. A route without component would respond with data instead of the error page. */
export default function NotFound() {
  return null
}
