import {
  type ReplyPlaceholder,
  type ReplyTemplate,
  replyPlaceholders,
} from '#domains/contacts/reply-template.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { ManagedContact } from './managed-contact.ts'

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

const placeholder = new RegExp(`\\{(${replyPlaceholders.join('|')})\\}`, 'g')

/**
 * The templates for a message, filled in. Without any there is one with nothing but a greeting.
 * @param team who answers: the name of the person, and the site
 * @param locale of the page
 */
export function presentReplyTemplates(
  contact: Pick<ManagedContact, 'language' | 'senderName' | 'subject' | 'word'>,
  templates: readonly ReplyTemplate[],
  { person, site, locale }: { person: string; site: string; locale: Locale },
): ReplyTemplate[] {
  const values: Record<ReplyPlaceholder, string> = {
    greeting: greetingOf(contact),
    name: contact.senderName,
    subject: contact.subject,
    sign: contact.word ?? '',
    person,
    site,
  }
  // One pass, so that a placeholder in the words of the sender stays as it is.
  const fill = (text: string) =>
    text.replace(placeholder, (_, name: string) => values[name as ReplyPlaceholder]).trim()
  const offered = templates.length > 0 ? templates : [emptyTemplate(contact, locale)]
  return offered.map((template) => ({
    ...template,
    subject: fill(template.subject),
    text: fill(template.text),
  }))
}

const emptyTemplate = ({ language }: Pick<ManagedContact, 'language'>, locale: Locale): ReplyTemplate => ({
  id: 0,
  title: translator(locale)('contacts:template.none'),
  subject: translator(language)('contactReplies:subject', { subject: '{subject}' }),
  text: '{greeting}',
})
