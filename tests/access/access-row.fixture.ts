import { emptyDocument } from '#domains/signs/sign-document.ts'
import type { SignInState, State, World } from './world.fixture.ts'

/**
 * What somebody gets. `sees`: an answer that contains something hidden; `ok`: one that contains nothing hidden; a number:
 * a refusal with this status that contains nothing hidden; `named`: the refusal 409, which may name the sign; `login`,
 * `overview`, `redirect`: a redirect to that page, or to another one.
 */
export type Outcome = 'sees' | 'ok' | 'named' | 'login' | 'overview' | 'redirect' | `${number}`

export interface Sent {
  method?: string
  /** Below `/de/` for a page, below `/api/` for an operation. */
  path: string
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

export interface Row {
  /** A pattern of `app/routes.ts`, an operation of the API, or the route of files; then a note in brackets. */
  at: string
  send: (sign: SignInState, world: World) => Sent
  /** By state of the sign: outcomes and the people who get them. Without states the request names no sign. */
  expect: Record<State, string> | string
  /** The outcomes of personal tokens: `person:scope`. */
  tokens?: Record<State, string> | string
}

export const unknownRevision = 999
export const valid = { translations: { pt: [['palavra']] } }
export const document = (sign: SignInState) => ({
  ...emptyDocument('OUTRA'),
  ...valid,
  media: [{ role: 'main' as const, media: sign.medium }],
})
export const target = ({ id }: SignInState) => ({ id, revision: unknownRevision })
export const named = (path: string) => (sign: SignInState) => ({ path: path.replace('{id}', `${sign.id}`) })

/** The same for every state. */
export const inAllStates = (outcomes: string) => ({ pending: outcomes, waiting: outcomes, deleted: outcomes })
/** Administrators alone; everybody else before the request is looked at. */
export const admins = (outcome: Outcome) =>
  `login visitor; overview denes eeva lea bruno carla; ${outcome} adam ana`
export const adminsOfApi = (outcome: Outcome) =>
  `401 visitor; 403 denes eeva lea bruno carla; ${outcome} adam ana`

/** A form of the page of a sign, about a revision that does not exist. */
export function changing(change: string, more: Record<string, string> = {}) {
  return ({ id }: SignInState): Sent => ({
    path: `control-panel/signs/view/${id}.data`,
    form: { change, revision: `${unknownRevision}`, withoutVideo: 'on', ...more },
  })
}
