import type { UnusableLink } from './present-email-link.ts'

/** The message, in `passwords`, that is the title of a page whose link does not work or is missing. */
export const unusableLinkTitle = ({ reason }: UnusableLink) =>
  reason === 'missing' ? 'useless.missingTitle' : 'useless.title'
