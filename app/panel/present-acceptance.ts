import type { PendingQuestion } from '#domains/consent/acceptance-status.ts'
import type { ConsentChoices } from '#domains/consent/consent.ts'
import {
  type AcceptanceStatus,
  getAcceptanceStatus,
  getOwnConsent,
  nextPendingAcceptance,
} from '#domains/consent/index.ts'
import {
  type LegalVersion,
  listCurrentLegalVersions,
  loadLegalFilms,
  sanitizeWithNewTabLinks,
} from '#domains/content/index.ts'
import { getAcceptedPolicy } from '#domains/legal/index.ts'
import type { AccountActor, Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'
import { presentRichText, type RichTextView } from '../frame/present-rich-text.ts'

type ViewContext = Pick<AppContext, 'db' | 'dictionary' | 'log'>

/** The newest terms or policy for a reader; `failed` when the text could not be loaded. */
export type LegalView =
  | { state: 'ready'; versionId: number; text: RichTextView | null }
  | { state: 'missing' }
  | { state: 'failed' }

/** A pending question with its text. */
export interface AcceptanceView {
  question: PendingQuestion
  legal: LegalView
}

/** The first pending question of a person; null when none is pending, or a required second factor comes first. */
export async function presentAcceptance(
  app: ViewContext,
  actor: AccountActor,
  locale: Locale,
): Promise<AcceptanceView | null> {
  if (!actor.hasPendingAcceptance || actor.lacksSecondFactor) return null
  const check = await loadOrFailed(app, () => getAcceptanceStatus(app, actor))
  return check === 'failed'
    ? { question: 'unknown', legal: { state: 'failed' } }
    : presentNextQuestion(app, check, locale)
}

async function presentNextQuestion(
  app: ViewContext,
  check: AcceptanceStatus,
  locale: Locale,
): Promise<AcceptanceView | null> {
  const next = nextPendingAcceptance(check)
  if (next === null) return null
  const version = next === 'terms' ? check.terms : check.policy
  const question = next === 'policy' && !check.hasConsent ? 'consent' : next
  return { question, legal: await presentLegal(app, version, locale) }
}

/** The newest privacy policy, for the consent form. */
export async function presentPolicy(app: ViewContext, locale: Locale): Promise<LegalView> {
  const versions = await loadOrFailed(app, () => listCurrentLegalVersions(app))
  if (versions === 'failed') return { state: 'failed' }
  return presentLegal(app, versions.find(({ kind }) => kind === 'privacy') ?? null, locale)
}

/** The policy that a person accepted, for the viewer of their consent form. */
export interface AcceptedPolicyView {
  policy: LegalView
  /** Null when the person accepted none. */
  acceptedAt: Date | null
  /** Whether there is a newer version that the person has not accepted. */
  isOutdated: boolean
}

/** The policy that a person accepted last, which their answers refer to. */
export async function presentAcceptedPolicy(
  app: ViewContext,
  viewer: Actor,
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<AcceptedPolicyView> {
  const accepted = await getAcceptedPolicy(app, viewer, { accountId })
  const current = app.dictionary.legal('privacy')
  return {
    policy: await presentLegal(app, accepted?.version ?? null, locale),
    acceptedAt: accepted?.acceptedAt ?? null,
    isOutdated: current !== undefined && current.id !== accepted?.version.id,
  }
}

/** A person's own consent form. */
export interface OwnConsentView {
  policy: LegalView
  choices: ConsentChoices | null
}

/** The own answers to the consent form, with the newest policy. */
export async function presentOwnConsent(
  app: ViewContext,
  actor: AccountActor,
  locale: Locale,
): Promise<OwnConsentView> {
  const choices = await getOwnConsent(app, actor)
  return { policy: await presentPolicy(app, locale), choices }
}

/** Links of the text open in a new tab: they must not lose the answers of the form around it. */
async function presentLegal(
  app: ViewContext,
  version: LegalVersion | null,
  locale: Locale,
): Promise<LegalView> {
  if (!version) return { state: 'missing' }
  const { dictionary } = app
  const known = (id: number) => dictionary.media(id)
  const films = await loadOrFailed(app, () => loadLegalFilms(app, { version, known }))
  if (films === 'failed') return { state: 'failed' }
  const { defaultLanguage } = dictionary
  const media = (id: number | null) => (id === null ? undefined : films.get(id))
  const text = presentRichText({ defaultLanguage, media }, version.texts, locale)
  return {
    state: 'ready',
    versionId: version.id,
    text: text && { ...text, html: sanitizeWithNewTabLinks(text.html) },
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
