import { useState } from 'react'
import { signUsesPath } from '#domains/eaf-videos/eaf-paths.ts'
import type { SignUsesView } from '#domains/eaf-videos/sign-uses.presenter.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import type { FormerGloss } from '../sign-form.input.ts'

/** A rename that waits for an answer. */
export interface PendingRename {
  sign: number
  former: string
  gloss: string
  uses: SignUsesView
  answer: (choice: FormerGloss | null) => void
}

/** Asks what becomes of the former gloss of a renamed sign, if annotation files use it. */
export function useRename(locale: Locale) {
  const [pending, setPending] = useState<PendingRename>()

  return {
    pending,
    /**
     * @param former the stored gloss
     * @returns what becomes of the former gloss; null to save nothing
     */
    async ask(
      sign: number,
      { former, gloss }: { former: string; gloss: string },
    ): Promise<FormerGloss | null> {
      if (former === gloss) return 'keep'
      const result = await requestData<SignUsesView>(signUsesPath(locale, sign))
      // Nothing is lost without the question: saving keeps the name.
      if (!result.ok || result.data.annotations === 0) return 'keep'
      const choice = await new Promise<FormerGloss | null>((answer) =>
        setPending({ sign, former, gloss, uses: result.data, answer }),
      )
      setPending(undefined)
      return choice
    },
  }
}

export type SignRename = ReturnType<typeof useRename>
