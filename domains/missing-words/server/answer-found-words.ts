import { setImmediate } from 'node:timers/promises'
import { answerMissedWords } from '#domains/contact-management/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { findSignNamed } from '../is-missed.ts'
import { isAnswered } from './list-missing-words.ts'
import { listOpenWords, markAnswered, type OpenWord } from './missing-word-report.queries.ts'

export interface AnswerContext {
  db: Db
  dictionary: Pick<PublishedDictionary, 'search' | 'combination' | 'dataset'>
  mails: MailQueue
  now: () => Date
  /** Of links in mails. */
  origin: string
}

/** Less searched words are compared with the dictionary when the report shows them. */
const maxChecked = 5000
/** Searches in a row, before other work of the process has its turn. */
const searchesPerTurn = 100

/**
 * Marks the words that a published sign answers, and answers the messages that named them. Two processes may do this at
 * the same time: a message that is answered waits no more.
 */
export async function answerFoundWords({ db, dictionary, mails, now, origin }: AnswerContext): Promise<void> {
  const found: OpenWord[] = []
  for (const [index, word] of (await listOpenWords(db, maxChecked)).entries()) {
    if (index % searchesPerTurn === searchesPerTurn - 1) await setImmediate()
    if (isAnswered(dictionary, word)) found.push(word)
  }
  if (found.length === 0) return
  const named = found.flatMap(({ language, word, messages }) => {
    const sign = messages > 0 ? findSignNamed(dictionary, { text: word, language }) : undefined
    return sign === undefined
      ? []
      : {
          language,
          word,
          signUrl: (locale: Parameters<typeof signPath>[0]) => origin + signPath(locale, sign),
        }
  })
  await inTransaction(db, async (tx) => {
    await markAnswered(tx, found, now())
    await answerMissedWords(tx, { mails, now, dictionaryName: dictionary.dataset.name }, named)
  })
}
