import type { ContactKind } from '#domains/contacts/contact.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { ManagedContact } from './managed-contact.ts'

/** The templates of answers; the first one of a kind of message is the default. */
const templatesByKind = {
  question: ['answer'],
  mistake: ['corrected', 'unchanged', 'answer'],
  missing: ['added', 'planned', 'answer'],
} as const satisfies Record<ContactKind, readonly string[]>
export type ReplyTemplate = (typeof templatesByKind)[ContactKind][number]

/**
 * The templates for a message in the language of its sender, filled in.
 * @param team who signs the answer: the name of the person, and the site
 */
export function presentReplyTemplates(
  { kind, language, senderName, word }: ManagedContact,
  { person, site }: { person: string; site: string },
): { key: ReplyTemplate; text: string }[] {
  const t = translator(language)
  const greeting = senderName ? t('contactReplies:greeting', { name: senderName }) : t('contactReplies:hello')
  const end = t('contactReplies:end', { person, site })
  return templatesByKind[kind].map((key) => ({
    key,
    text: [greeting, t(`contactReplies:template.${key}`, { word: word ?? '' }), end].join('\n\n'),
  }))
}
