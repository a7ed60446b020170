import { displayName } from '#domains/accounts/index.ts'
import { listMembers } from '#domains/accounts/server/account.queries.ts'
import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { publicDocument } from '#domains/signs/public-document.ts'
import { loadSignFacts } from '#domains/signs/server/sign-facts.queries.ts'
import { listSignVersions } from '#domains/signs/server/version.queries.ts'
import { maySee, maySeeHistory } from '#domains/signs/sign.policy.ts'
import { signAbilities, signRefusals } from '#domains/signs/sign-abilities.ts'
import { signDecisions } from '#domains/signs/sign-decisions.ts'
import { pictureRoles } from '#domains/signs/sign-media.ts'
import { signState } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { textComparer } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import {
  type DocumentContext,
  presentDifferences,
  presentDocument,
  valueNames,
} from '../view/document.presenter.ts'
import type { SignPageQuery } from '../view/sign-page-query.ts'
import type { HistoryView, SignPageView } from '../view/sign-view.ts'
import { loadNames } from './load-sign-rows.ts'
import type { SignListContext } from './sign-list-context.ts'
import { findSignRecord, type SignRecord } from './sign-view.queries.ts'

export const versionsPerPage = 50

/**
 * A sign for a person: all of it with its history for its author, approvers and administrators, otherwise what is
 * public (SGN-13, D16). At most six queries.
 * @throws AppError `sign.notFound`, also for a sign that the person may not see
 */
export async function getSignPage(
  {
    db,
    dictionary,
    requireSignerConsent,
  }: Pick<SignListContext, 'db' | 'dictionary' | 'requireSignerConsent'>,
  actor: Actor,
  { id, query, locale }: { id: number; query: SignPageQuery; locale: Locale },
): Promise<SignPageView> {
  const facts = (await loadSignFacts(db, [id], { requireSignerConsent })).get(id)
  if (!facts) throw new AppError('sign.notFound')
  authorize(maySee(actor, facts))
  const seesHistory = maySeeHistory(actor, facts).allowed
  const record = await findSignRecord(db, actor, id, seesHistory ? (query.compare ?? []) : [])
  const current = record?.documents[facts.revision]
  if (!record || !current) throw new AppError('sign.notFound')
  const pages = Math.max(1, Math.ceil(record.versionCount / versionsPerPage))
  const page = Math.min(query.page, pages)
  const versions = seesHistory
    ? await listSignVersions(db, id, { limit: versionsPerPage, offset: (page - 1) * versionsPerPage })
    : []
  const nameOf = await loadNames(db, actor, peopleOf(record, versions), locale)
  const context: DocumentContext = { dictionary, locale, t: translator(locale) }
  const names = valueNames(record, context)
  const document = canonicalDocument(seesHistory ? current : (record.published ?? current))
  const views = versions.map((version) => ({
    ...version,
    by: nameOf(version.by),
    decisions: version.decisions.map(({ publisher, ...decision }) => ({
      ...decision,
      by: nameOf(decision.by),
      publisher: publisher && { before: nameOf(publisher.before), after: nameOf(publisher.after) },
    })),
  }))
  const state = signState(facts)
  const abilities = signAbilities(actor, facts)
  const waits = seesHistory && facts.status === 'published' && facts.publishedRevision !== facts.revision
  return {
    id,
    gloss: document.texts.gloss,
    revision: facts.revision,
    // What is not public yet concerns nobody who sees only what is public.
    state: seesHistory ? state : 'published',
    isPublic: facts.status === 'published',
    isOwn: actor.kind === 'account' && facts.authorId === actor.id,
    source: record.source === null ? null : `${record.source} ${record.sourceId ?? ''}`.trim(),
    author: nameOf(record.authorId),
    publisher: nameOf(record.publisherId),
    publisherId: record.publisherId,
    publisherChoices:
      query.change === 'assignPublisher' && abilities.assignPublisher.allowed
        ? await listPublisherChoices(db, locale)
        : null,
    approver: nameOf(record.approverId),
    createdAt: record.createdAt,
    changedAt: record.changedAt,
    publishedAt: record.publishedAt,
    hasVideo: facts.hasVideo,
    picture: pictureOf(document.media, record.files),
    groups: presentDocument(document, names, context),
    declined:
      state === 'needs-changes'
        ? (views
            .flatMap(({ isCurrent, decisions }) => (isCurrent ? decisions : []))
            .findLast(({ kind }) => kind === signDecisions.decline.storedAs) ?? null)
        : null,
    waiting:
      waits && record.published
        ? presentDifferences(canonicalDocument(record.published), publicDocument(document), names, context)
        : null,
    refusals: signRefusals(abilities),
    history: seesHistory
      ? { versions: views, page, pages, comparison: compare(record, query, names, context) }
      : null,
  }
}

async function listPublisherChoices(db: Db, locale: Locale) {
  const compare = textComparer(locale)
  const members = await listMembers(db)
  return members
    .map((account) => ({ id: account.id, name: `${displayName(account, locale)} (${account.email})` }))
    .toSorted((a, b) => compare(a.name, b.name))
}

const peopleOf = (
  { authorId, publisherId, approverId }: SignRecord,
  versions: Awaited<ReturnType<typeof listSignVersions>>,
) => [
  authorId,
  publisherId,
  approverId,
  ...versions.flatMap(({ by, decisions }) => [
    by,
    ...decisions.flatMap((decision) => [
      decision.by,
      decision.publisher?.before ?? null,
      decision.publisher?.after ?? null,
    ]),
  ]),
]

function compare(
  { documents }: SignRecord,
  { compare: pair }: SignPageQuery,
  ...naming: [ReturnType<typeof valueNames>, DocumentContext]
): HistoryView['comparison'] {
  if (!pair) return null
  const [from, to] = pair
  const [before, after] = [documents[from], documents[to]]
  if (!before || !after) return null
  const differences = presentDifferences(canonicalDocument(before), canonicalDocument(after), ...naming)
  return { from, to, differences }
}

function pictureOf(
  media: readonly { role: string; media: number }[],
  files: SignRecord['files'],
): string | null {
  const pictures = pictureRoles.flatMap((role) =>
    media.flatMap((item) => (item.role === role ? (files[item.media]?.picture ?? []) : [])),
  )
  return pictures[0] ?? null
}
