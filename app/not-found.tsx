import { pageError } from './page-errors.ts'

/** Whatever no route takes. */
export function loader(): never {
  throw pageError('page.notFound')
}

/** A route without a page would answer the bare data; this one is never drawn. */
export default function NotFound() {
  return null
}
