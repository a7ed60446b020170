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

/** The answer that is sent without a person, when a published sign is found for the word of a message. */
export function presentFoundAnswer(
  { language, senderName, word }: Pick<ManagedContact, 'language' | 'senderName' | 'word'>,
  { site, url }: { site: string; url: string },
): string {
  const t = translator(language)
  return [
    greetingOf({ language, senderName }),
    t('contactReplies:found', { word: word ?? '', url }),
    t('contactReplies:endOfSite', { site }),
  ].join('\n\n')
}

const greetingOf = ({ language, senderName }: Pick<ManagedContact, 'language' | 'senderName'>): string => {
  const t = translator(language)
  return senderName ? t('contactReplies:greeting', { name: senderName }) : t('contactReplies:hello')
}

/**
 * The templates for a message in the language of its sender, filled in.
 * @param team who signs the answer: the name of the person, and the site
 */
export function presentReplyTemplates(
  { kind, language, senderName, word }: ManagedContact,
  { person, site }: { person: string; site: string },
): { key: ReplyTemplate; text: string }[] {
  const t = translator(language)
  const greeting = greetingOf({ language, senderName })
  const end = t('contactReplies:end', { person, site })
  return templatesByKind[kind].map((key) => ({
    key,
    text: [greeting, t(`contactReplies:template.${key}`, { word: word ?? '' }), end].join('\n\n'),
  }))
}
