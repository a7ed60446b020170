import { readMandatoryProperties } from '#domains/content/server/content.queries.ts'
import { requireKnownReferences, type SignsContext, saveSigns } from '#domains/signs/index.ts'
import { knownMandatory } from '#domains/signs/mandatory-properties.ts'
import { asProgramIssue } from '#domains/signs/program-issue.ts'
import { wireName } from '#domains/signs/properties.ts'
import { loadContainment } from '#domains/signs/server/containment.queries.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import { mayCreate, mayEdit } from '#domains/signs/sign.policy.ts'
import {
  documentFromBody,
  externalIdFromBody,
  type SignBody,
  valuesNamedIn,
} from '#domains/signs/sign-body.wire.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { listEntryPlaces } from '#domains/vocabularies/server/vocabulary.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { formIssues } from '../form-issues.ts'
import { refuseRelationCircle } from './refuse-relation-circle.ts'

/** What a program writes: a new sign, or properties of the sign with this id and revision. */
export interface SignBodyRequest {
  sign: { id: number; revision: number } | null
  body: SignBody
}

/**
 * Creates a sign or changes properties of one, for programs: the rules are those of the form.
 * @throws AppError `sign.notFound` also for signs that the actor does not see; `request.invalid` with a field for each
 *   property; what `saveSigns` throws
 */
export const saveSignBody = (
  context: SignsContext,
  actor: Actor,
  { sign, body }: SignBodyRequest,
): Promise<{ id: number; revision: number }> =>
  inTransaction(context.db, async (tx) => {
    const previous = sign ? (await loadSigns(tx, [sign.id])).get(sign.id) : undefined
    if (sign && !previous) throw new AppError('sign.notFound')
    authorize(previous ? mayEdit(actor, previous) : mayCreate(actor))

    const entries = await listEntryPlaces(tx, { values: valuesNamedIn(body), lists: [] })
    const byValue = new Map(entries.map(({ id, list, value }) => [`${list}/${value}`, id]))
    const names = { id: (list: string, value: string) => byValue.get(`${list}/${value}`) }
    const document = documentFromBody(body, previous?.document, names)
    const externalId = externalIdFromBody(body)
    const known = { self: previous?.id, previous: previous?.document }
    await requireKnownReferences(tx, actor, { document, ...known })
    await refuseRelationCircle(tx, document, known)
    const containment = await loadContainment(tx, [document])
    requireDescribed(document, {
      mandatory: knownMandatory(await readMandatoryProperties(tx)),
      previous: previous?.document,
      entryById: (id) => containment.get(id),
    })

    const change = sign ? { id: sign.id, expectedRevision: sign.revision, document } : { document }
    const changes = [externalId === undefined ? change : { ...change, externalId }]
    const [saved] = await saveSigns({ ...context, db: tx }, actor, { kind: 'api', changes })
    if (!saved) throw new Error('saveSigns returned no result for a change')
    return { id: saved.id, revision: saved.revision }
  })

function requireDescribed(document: SignDocument, context: Parameters<typeof formIssues>[1]): void {
  const issues = formIssues(document, context).map(asProgramIssue)
  const fields = issues.map(({ key, code, params }) => ({ field: wireName(key), code, params }))
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}
