import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { type AnswerContext, answerFoundWords } from './answer-found-words.ts'

interface Options extends AnswerContext {
  dictionary: AnswerContext['dictionary'] & Pick<PublishedDictionary, 'onChange'>
  log?: { warn(details: object, message: string): void } | undefined
  /** Changes within this time are answered together, ms. */
  debounceMs?: number
}

/**
 * Answers missing words at the start, and some time after each change of the dictionary. A failure is only logged: the
 * next change tries again.
 */
export function openAnswers({ log, debounceMs = 1000, ...context }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  function answer(): Promise<void> {
    running = running
      .then(() => answerFoundWords(context))
      .catch((error: unknown) => log?.warn({ err: error }, 'missing words could not be answered'))
    return running
  }

  const endSubscription = context.dictionary.onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void answer(), debounceMs)
    timer.unref()
  })
  void answer()
  return {
    /** Resolves when everything that was found until now is answered. */
    whenAnswered: () => running,
    async close(): Promise<void> {
      endSubscription()
      clearTimeout(timer)
      await running
    },
  }
}
