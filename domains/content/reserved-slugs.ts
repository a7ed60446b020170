import { isLocale } from '#platform/i18n/locales.ts'

/**
 * First parts of the paths of the site, below the locale or at its root. A test compares them with the routes. The rest is
 * kept free for pages and files that servers expect.
 */
const reservedSlugs = new Set(
  [
    'about api assets choose-language choose-school-mode confirm-change-email',
    'confirm-change-password confirm-contact-email confirm-email confirm-solicitation-change-email contact',
    'control-panel demonstration',
    'design-system expired-email-confirmation faqs forgot-password glossary health login logout media messages',
    'privacy-policy register reset-password search-signs second-factor signs terms-of-use',
    'admin dev favicon hands manifest metrics ready robots share-pictures sitemap static uploads well-known',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a content cannot have this address, because something else has it or may have it. */
export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug) || isLocale(slug)
