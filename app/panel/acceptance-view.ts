import type { UserSession } from '#domains/accounts/user-session.ts'
import type { ConsentChoices } from '#domains/consent/consent.ts'
import {
  type AcceptanceStatus,
  findConsents,
  getAcceptanceStatus,
  listAcceptances,
  nextPendingAcceptance,
} from '#domains/consent/index.ts'
import { type LegalVersion, listCurrentLegalVersions } from '#domains/content/index.ts'
import { findLegalVersion } from '#domains/legal/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'
import { presentRichText, type RichTextView } from '../frame/rich-text-view.ts'

type ViewContext = Pick<AppContext, 'db' | 'dictionary' | 'log'>

/** The newest terms or policy for a reader; `failed` when it could not be had just now. */
export type LegalView =
  | { state: 'ready'; versionId: number; text: RichTextView | null }
  | { state: 'missing' }
  | { state: 'failed' }

/** What a person is asked before they may go on; `consent` is the policy with the consent form. */
export interface AcceptanceView {
  question: 'terms' | 'policy' | 'consent' | 'unknown'
  legal: LegalView
}

/** The first question that a person has yet to answer; null when they owe nothing. */
export async function presentAcceptance(
  app: ViewContext,
  { account, actor }: Pick<UserSession, 'account' | 'actor'>,
  locale: Locale,
): Promise<AcceptanceView | null> {
  if (!actor.hasPendingAcceptance) return null
  const check = await loadOrFailed(app, () => getAcceptanceStatus(app.db, account.id))
  return check === 'failed'
    ? { question: 'unknown', legal: { state: 'failed' } }
    : presentNextQuestion(app, check, locale)
}

function presentNextQuestion(
  app: ViewContext,
  check: AcceptanceStatus,
  locale: Locale,
): AcceptanceView | null {
  const next = nextPendingAcceptance(check)
  if (next === null) return null
  const version = next === 'terms' ? check.terms : check.policy
  const question = next === 'policy' && !check.hasConsent ? 'consent' : next
  return { question, legal: presentLegal(app, version, locale) }
}

/** The newest privacy policy, for the consent form of whoever it is. */
export async function presentPolicy(app: ViewContext, locale: Locale): Promise<LegalView> {
  const versions = await loadOrFailed(app, () => listCurrentLegalVersions(app.db))
  if (versions === 'failed') return { state: 'failed' }
  return presentLegal(app, versions.find(({ kind }) => kind === 'privacy') ?? null, locale)
}

/** The policy that a person agreed to, for who looks at their consent form. */
export interface AcceptedPolicyView {
  policy: LegalView
  /** When they accepted it; null where they never accepted one. */
  acceptedAt: Date | null
  /** There is a newer one, which they have yet to accept. */
  isOutdated: boolean
}

/** The policy that a person accepted last: what they chose is about that text, whatever came after it. */
export async function presentAcceptedPolicy(
  app: ViewContext,
  accountId: number,
  locale: Locale,
): Promise<AcceptedPolicyView> {
  const accepted = (await listAcceptances(app.db, accountId)).find(({ kind }) => kind === 'privacy')
  const version = accepted && (await findLegalVersion(app.db, accepted.versionId))
  const current = app.dictionary.legal('privacy')
  return {
    policy: presentLegal(app, version ?? null, locale),
    acceptedAt: accepted?.at ?? null,
    isOutdated: current !== undefined && current.id !== accepted?.versionId,
  }
}

/** A person's own consent form. */
export interface OwnConsentView {
  policy: LegalView
  choices: ConsentChoices | null
}

/** What a person chose in the consent form, and the policy that it is about. */
export async function presentOwnConsent(
  app: ViewContext,
  { account }: Pick<UserSession, 'account'>,
  locale: Locale,
): Promise<OwnConsentView> {
  const choices = (await findConsents(app.db, [account.id])).get(account.id) ?? null
  return { policy: await presentPolicy(app, locale), choices }
}

function presentLegal({ dictionary }: ViewContext, version: LegalVersion | null, locale: Locale): LegalView {
  if (!version) return { state: 'missing' }
  return {
    state: 'ready',
    versionId: version.id,
    text: presentRichText(dictionary, version.texts, locale),
  }
}

async function loadOrFailed<Result>(
  { log }: ViewContext,
  load: () => Promise<Result>,
): Promise<Result | 'failed'> {
  try {
    return await load()
  } catch (error) {
    log.error({ err: error }, 'terms and policy could not be read')
    return 'failed'
  }
}
