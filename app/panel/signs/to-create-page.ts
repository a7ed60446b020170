import { redirect } from 'react-router'
import { signCreatePath } from '#domains/sign-form/index.ts'
import { requireLocale } from '../../page-errors.ts'

/** Requests of the form have no page. */
export const toCreatePage = ({ params }: { params: { locale?: string } }) =>
  redirect(signCreatePath(requireLocale(params)), 303)
