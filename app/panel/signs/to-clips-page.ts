import { redirect } from 'react-router'
import { clipsPath } from '#domains/sign-clips/sign-clips-paths.ts'
import { requireLocale } from '../../page-errors.ts'

/** Requests of the page of clips have no page. */
export const toClipsPage = ({ params }: { params: { locale?: string } }) =>
  redirect(clipsPath(requireLocale(params)), 303)
