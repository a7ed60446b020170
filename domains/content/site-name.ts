import type { Translate } from '#platform/i18n/i18n-resources.ts'

/** The only name of the platform: in pages, titles, mails, citations and the API. */
export const siteName = ({ name }: { name: string }, t: Translate): string =>
  name.replace(/[\p{Z}\p{Cc}]+/gu, ' ').trim() || t('public:siteName')
