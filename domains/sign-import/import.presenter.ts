import type { Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { countryName, formatDate, formatTime, languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import {
  type FindingsContext,
  maxListed,
  presentChanges,
  presentIssues,
  presentProblem,
  presentUnmapped,
} from './findings.presenter.ts'
import { isWorking, type PersonStep, personSteps } from './import-steps.ts'
import type { MappingFile } from './mapping-draft.ts'
import type { ImportPageView } from './server/get-import.ts'
import { mayTakeStep } from './sign-import.policy.ts'
import type { ImportFindings, SignImport } from './sign-import.ts'

interface Reader extends FindingsContext {
  actor: Actor
  timeZone: string
}

/** The page of an import. */
export type FormattedImport = ReturnType<typeof presentImport>

export function presentImport(view: ImportPageView, reader: Reader) {
  const { stored, person, page, pages, changedSince } = view
  const { t, locale, timeZone, actor } = reader
  const { id, fileName, source, ignoreIds, createValues, state, findings, leftAlone } = stored
  const minute = (at: Date) => `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}`
  return {
    id,
    fileName,
    source,
    ignoreIds,
    createValues,
    attempt: stored.attempt,
    state,
    isWorking: isWorking(state),
    person,
    created: minute(stored.createdAt),
    changed: minute(stored.changedAt),
    problem: presentProblem(view, reader),
    isRenewed: findings?.isRenewed ?? false,
    errors: presentIssues(findings?.errors, reader),
    errorCount: findings?.errorCount ?? 0,
    hasFailedLines: stored.storageKey !== null && (findings?.errors.length ?? 0) > 0,
    hasMapping: Object.keys(stored.mapping as MappingFile).length > 0,
    unmapped: presentUnmapped(view, reader),
    unmappedCount: findings?.unmappedCount ?? 0,
    counts: findings?.counts ?? null,
    notices: presentIssues(findings?.notices, reader),
    noticeCount: Object.values(findings?.noticeCounts ?? {}).reduce((sum, count) => sum + count, 0),
    renamed: (findings?.renamed ?? []).slice(0, maxListed),
    renamedCount: findings?.renamed.length ?? 0,
    newValues: (findings?.newValues ?? []).map(({ list, value }) => ({
      list: t(`vocabularies:${list}` as 'vocabularies:location'),
      value,
    })),
    newLanguages: findings?.newLanguages ?? [],
    origin: presentOrigin(findings?.origin ?? null, locale),
    digest: findings?.digest ?? null,
    changes: presentChanges(view, reader),
    page,
    pages,
    changedSince: {
      count: changedSince.count,
      signs: changedSince.signs.map(({ at, ...sign }) => ({ ...sign, when: minute(at) })),
    },
    leftAlone: leftAlone ?? [],
    whyNot: refusalsOf(actor, stored),
  }
}

/** Names of a sign language and a country; the code where the machine has no name. */
function presentOrigin(origin: ImportFindings['origin'], locale: Locale) {
  if (!origin) return null
  return {
    signLanguage: languageName(origin.signLanguage, locale),
    country: countryName(origin.country, locale),
  }
}

/** Why the actor may not take each step; null for what is allowed. */
const refusalsOf = (actor: Actor, stored: Pick<SignImport, 'state'>) =>
  Object.fromEntries(
    personSteps.map((step) => {
      const may = mayTakeStep(actor, step, stored)
      return [step, may.allowed ? null : may.reason]
    }),
  ) as Record<PersonStep, ErrorCode | null>
