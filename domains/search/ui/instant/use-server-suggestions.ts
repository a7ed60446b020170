import { useEffect, useState } from 'react'
import { othersLast, type Suggestions } from '../../suggestions.ts'
import { learnVersion } from './held-index.ts'

/** The server is asked when the person has not typed for this long, ms. */
const pause = 150

/** Posters by sign, as the server named them in this visit: the index knows only that there is one. */
const posters = new Map<number, string>()
const mostPosters = 2000

export const posterOf = (id: number): string | undefined => posters.get(id)

interface Asked {
  q: string
  language: string
  /** null: it could not be had. */
  suggestions: Suggestions | null
}

interface Answer {
  data: Suggestions['signs']
  meta: { total: number; forgiven: boolean; version: number }
}

/**
 * What the server finds in all languages, asked once per pause in typing; an answer that comes late is dropped.
 * @param q '' asks nothing
 * @returns undefined until the answer to this very text is there, null when it could not be had
 */
export function useServerSuggestions(q: string, language: string): Suggestions | null | undefined {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    if (q === '') return
    const question = new AbortController()
    const timer = setTimeout(() => {
      ask(q, language, question.signal).then(
        (suggestions) => setAsked({ q, language, suggestions }),
        () => {
          if (!question.signal.aborted) setAsked({ q, language, suggestions: null })
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [q, language])
  return asked?.q === q && asked.language === language ? asked.suggestions : undefined
}

async function ask(q: string, language: string, signal: AbortSignal): Promise<Suggestions> {
  const address = `/api/search-index/${language}/signs?${new URLSearchParams({ q })}`
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const { data, meta } = (await answer.json()) as Answer
  learnVersion(meta.version)
  if (posters.size > mostPosters) posters.clear()
  for (const { id, poster } of data) if (poster) posters.set(id, poster)
  return othersLast({ q, signs: data, total: meta.total, forgiven: meta.forgiven }, language)
}
