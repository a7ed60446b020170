/** What a line of the setup says: `partial` means that some of several things exist. */
export type SetupState = 'ready' | 'missing' | 'partial' | 'failed'

/** The lines in their order, with their group, the page that changes them, and whether that page is for owners. */
export const setupLines = {
  name: { group: 'dictionary', path: 'about', isForOwners: false },
  country: { group: 'dictionary', path: 'website-settings', isForOwners: false },
  languages: { group: 'dictionary', path: 'languages', isForOwners: false },
  licence: { group: 'dictionary', path: 'website-settings', isForOwners: false },
  mail: { group: 'operation', path: null, isForOwners: false },
  backup: { group: 'operation', path: null, isForOwners: false },
  look: { group: 'public', path: 'platform-identity', isForOwners: true },
  contact: { group: 'public', path: 'website-settings', isForOwners: false },
  pages: { group: 'public', path: 'contents', isForOwners: false },
  legal: { group: 'public', path: 'terms-of-use', isForOwners: false },
  signs: { group: 'people', path: 'signs/import', isForOwners: false },
  colleagues: { group: 'people', path: 'register', isForOwners: false },
} as const satisfies Record<string, { group: string; path: string | null; isForOwners: boolean }>

export type SetupLineName = keyof typeof setupLines
export const setupLineNames = Object.keys(setupLines) as SetupLineName[]
export const setupGroups = ['dictionary', 'operation', 'public', 'people'] as const

/** The newest test mail of a person. */
export interface TestMail {
  state: 'waiting' | 'sent' | 'failed'
  createdAt: Date
  /** The code of the last failed attempt, such as `EAUTH 535`; null without one. */
  failure: string | null
}

export type HiddenSetup = 'always' | 'whileReady'

/** What is stored about people, mails and links. */
export interface StoredSetupFacts {
  /** Accepted people. */
  members: number
  /** The newest test mail of the person who asks. */
  testMail: TestMail | null
  /** Whether any mail was sent. */
  hasSentMail: boolean
  /**
   * Whether the setup is absent from the overview of the person: `always` if they hid it, `whileReady` after it said that
   * all lines are ready; null while it is shown.
   */
  hidden: HiddenSetup | null
  /** The name of an owner; null if there is none. */
  owner: string | null
  /** A contact address that waits for its confirmation; null without one. */
  waitingContactEmail: string | null
}

/** What went wrong with a mail, in words that the texts have. */
export const mailProblems = ['refusedSignIn', 'unreachable', 'refusedAddress', 'other'] as const
export type MailProblem = (typeof mailProblems)[number]

/** @param failure code and number of the reply of the mail server */
export function mailProblem(failure: string): MailProblem {
  if (/EAUTH|\b53[0-5]\b/.test(failure)) return 'refusedSignIn'
  if (/ETIMEDOUT|ECONN|ESOCKET|EDNS|ENOTFOUND|ETLS/.test(failure)) return 'unreachable'
  return /EENVELOPE|\b55\d\b/.test(failure) ? 'refusedAddress' : 'other'
}

type LineState = { name: SetupLineName; state: SetupState; path: string | null }

/** The lines that are not ready, failures first. */
export const unfinishedLines = <Line extends Pick<LineState, 'state'>>(lines: readonly Line[]): Line[] =>
  lines
    .filter(({ state }) => state !== 'ready')
    .toSorted((one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'))

/** Whether the overview shows the setup. */
export const isOnOverview = (
  hidden: HiddenSetup | null,
  lines: readonly Pick<LineState, 'state'>[],
): boolean => hidden === null || (hidden === 'whileReady' && unfinishedLines(lines).length > 0)

/** The line that the page offers first: unfinished, and the reader can do something about it. */
export const nextLine = (lines: readonly LineState[]): SetupLineName | undefined =>
  unfinishedLines(lines).find(({ name, path }) => path !== null || name === 'mail')?.name
