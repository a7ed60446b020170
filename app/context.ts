import { createContext } from 'react-router'
import type { PublishedDictionary } from '#domains/search/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Log } from '#platform/log/log.ts'

/** What every loader and action works with. */
export interface AppContext {
  actor: Actor
  dictionary: PublishedDictionary
  now: () => Date
  settings: { publicUrl: string | null; timeZone: string; platform: string; secure: boolean }
  /** Allows this answer's own scripts and styles; never twice the same. */
  nonce: string
  /** Before absolute links: PUBLIC_URL, else what the request was sent to. */
  origin: string
  log: Log
}

export const signbank = createContext<AppContext>()
