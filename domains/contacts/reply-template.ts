import { contactKinds } from './contact.ts'

/** The kind of message that a template answers, or `any`. */
export const aboutOfTemplates = ['any', ...contactKinds] as const

/**
 * What the subject of a template may contain between braces: the subject of the message, its missing word or sign, the
 * name of the site.
 */
export const subjectPlaceholders = ['subject', 'sign', 'site'] as const

/**
 * The same for the text: `greeting` greets the sender by name if there is one, `name` is that name, `person` is who
 * answers.
 */
export const replyPlaceholders = ['greeting', 'name', 'subject', 'sign', 'person', 'site'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

/** The texts of a template in the language of an answer, and its title for the team. */
export interface ReplyTemplate {
  id: number
  title: string
  subject: string
  text: string
}
