import fc from 'fast-check'
import { expect, test } from 'vitest'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { searchTypes } from '#domains/search/search-model.ts'
import { publicDocument } from '#domains/signs/public-document.ts'
import { maySee, maySeeHistory } from '#domains/signs/sign.policy.ts'
import { emptyDocument, type SignDocument, signStatuses } from '#domains/signs/sign-document.ts'
import { signStates } from '#domains/signs/sign-state.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import {
  isInScope,
  isInTab,
  type ListFilter,
  matchesContent,
  matchesPeople,
  readsContent,
} from './list-filter.ts'
import { type PanelSign, type PanelSignRow, toOutlineRow, toPanelSign } from './panel-sign.ts'
import { PanelSigns } from './panel-signs.ts'
import {
  emptySignListQuery,
  missingParts,
  signListOrders,
  signListScopes,
  signListTabs,
} from './sign-list.input.ts'
import { asSeen } from './sign-outline.ts'
import { signsPerShortList, summarizeSignWork } from './sign-work.ts'

const members = [...Object.values(cast), anActor({ id: 12 })].filter(isMember)
const accountIds = members.map(({ id }) => id)
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const person = orNull(fc.constantFrom(...accountIds))
const people = fc.uniqueArray(fc.constantFrom(...accountIds), { maxLength: 2 })
const day = fc.integer({ min: 1, max: 4 }).map((date) => new Date(Date.UTC(2026, 10, date)))
const word = fc.constantFrom('casa', 'gato', 'Casaco', 'ovo')

const value = fc.constantFrom(1, 2, 3, 4, 8, 9)

const aDocument = fc
  .record({
    gloss: word,
    translations: fc.dictionary(fc.constantFrom('pt', 'en'), fc.array(fc.array(word, { minLength: 1 }))),
    hasVideo: fc.boolean(),
    hands: fc.uniqueArray(fc.constantFrom(1, 2), { maxLength: 1 }),
    tags: fc.uniqueArray(fc.constantFrom(8, 9)),
    notes: fc.array(fc.record({ kind: fc.constantFrom(3, 4), text: word, public: fc.boolean() }), {
      maxLength: 2,
    }),
  })
  .map(
    ({ gloss, hasVideo, hands, tags, notes, translations }): SignDocument => ({
      ...emptyDocument(gloss),
      translations,
      values: { handshapeDominant: hands, tags },
      notes,
      media: hasVideo ? [{ role: 'main', media: 5 }] : [],
    }),
  )

const aRow = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    sourceId: orNull(fc.constantFrom('7', '12', 'a')),
    status: fc.constantFrom('pending' as const, 'published' as const, 'deleted' as const),
    revision: fc.integer({ min: 1, max: 3 }),
    publishedRevision: orNull(fc.integer({ min: 1, max: 3 })),
    declinedRevision: orNull(fc.integer({ min: 1, max: 3 })),
    authorId: person,
    approverId: person,
    changedBy: people,
    decidedBy: people,
    createdAt: day,
    changedAt: day,
    publishedAt: day,
    document: aDocument,
    published: aDocument,
  })
  .map(
    ({ published, ...row }): PanelSignRow => ({
      ...row,
      source: row.sourceId === null ? null : 'libras',
      declinedNote: null,
      earlierGlosses: [],
      published:
        row.publishedRevision === null || row.publishedRevision === row.revision
          ? null
          : publicDocument(published),
    }),
  )

const aFilter: fc.Arbitrary<ListFilter> = fc.record({
  q: fc.constantFrom('', '', 'casa', 'a', '12', '#3', 'libras:7'),
  type: fc.constantFrom(...searchTypes),
  tab: orNull(fc.constantFrom(...signListTabs)),
  status: orNull(fc.constantFrom(...signStatuses)),
  properties: fc.constant([]),
  authorId: orNull(fc.constantFrom(0, ...accountIds)),
  approverId: orNull(fc.constantFrom(0, ...accountIds)),
  untranslated: orNull(fc.constantFrom('pt', 'en')),
  missing: orNull(fc.constantFrom(...missingParts)),
  tag: orNull(fc.constantFrom(8, 9)),
  values: fc.uniqueArray(value, { maxLength: 1 }),
  changedFrom: orNull(fc.constant(Date.UTC(2026, 10, 3))),
  order: fc.constantFrom(...signListOrders),
  page: fc.constant(1),
  language: fc.constant('pt'),
})

/** Batches of signs: a later one with the same id replaces an earlier one; and ids that are removed with each batch. */
const batches = fc.array(
  fc.record({
    signs: fc.uniqueArray(aRow, { selector: ({ id }) => id, maxLength: 12 }),
    removed: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
)

function applied(given: { signs: PanelSignRow[]; removed: number[] }[]) {
  const inMemory = new PanelSigns('pt')
  const signs = new Map<number, PanelSignRow>()
  for (const batch of given) {
    const removed = batch.removed.filter((id) => !batch.signs.some((sign) => sign.id === id))
    inMemory.apply(batch.signs, removed)
    for (const id of removed) signs.delete(id)
    for (const sign of batch.signs) signs.set(sign.id, sign)
  }
  const rows = [...signs.values()]
  return { inMemory, rows, signs: rows.map((row) => toPanelSign(row)) }
}

test('an offensive sign is the last of the best matches, and never hidden [D41]', () => {
  const offensiveTag = 7
  const inMemory = new PanelSigns('pt', new Set([offensiveTag]))
  const rowWith = (id: number, gloss: string, tags: number[]): PanelSignRow => ({
    id,
    source: null,
    sourceId: null,
    status: 'pending',
    revision: 1,
    publishedRevision: null,
    declinedRevision: null,
    declinedNote: null,
    authorId: null,
    approverId: null,
    changedBy: [],
    decidedBy: [],
    createdAt: new Date(id),
    changedAt: new Date(id),
    publishedAt: null,
    document: { ...emptyDocument(gloss), values: { tags } },
    published: null,
    earlierGlosses: [],
  })
  inMemory.apply([rowWith(1, 'BURRO', [offensiveTag]), rowWith(2, 'BURRO-ANIMAL', [])], [])
  const query: ListFilter = {
    ...emptySignListQuery,
    q: 'burro',
    order: 'best',
    language: 'pt',
    changedFrom: null,
    values: [],
    properties: [],
  }
  expect(inMemory.selectIds(cast.ana, 'all', query)).toEqual([2, 1])
})

/** The signs that a search text finds as the person sees them, whatever the other filters are. */
function idsWithText(actor: Actor, signs: PanelSignRow[], { q, type, language }: ListFilter) {
  const fresh = new PanelSigns('pt')
  const isWhole = (row: PanelSignRow) => row.status !== 'published' || maySeeHistory(actor, row).allowed
  fresh.apply(
    signs.map((row) => ({
      ...row,
      document: isWhole(row) ? row.document : (row.published ?? row.document),
      published: null,
    })),
    [],
  )
  const filter = { ...emptySignListQuery, q, type, language, changedFrom: null, values: [], properties: [] }
  return new Set(fresh.select(cast.ana, 'all', filter).ids)
}

/** The values that the page of a sign shows to a person: those of its versions, or of the public one only. */
function valuesSeen(actor: Actor, row: PanelSignRow): number[] {
  const { values, notes } = row.document
  const isPublic = row.publishedRevision !== null
  const isCurrent = row.publishedRevision === row.revision
  const ofProperties = Object.values(values).flat()
  const shown = isCurrent ? row.document : row.published
  const publicNow = [
    ...Object.values(shown?.values ?? {}).flat(),
    ...(shown?.notes ?? []).flatMap((note) => (note.public ? note.kind : [])),
  ]
  return [
    ...(maySeeHistory(actor, row).allowed ? [...ofProperties, ...notes.map(({ kind }) => kind)] : []),
    ...(isPublic ? publicNow : []),
  ]
}

const compareGlosses = glossComparator('pt')

/** The order of signs that are in no other order; the lists of a search text have their own. */
function inOrder(signs: PanelSign[], { order }: ListFilter): PanelSign[] {
  const oldest = (one: PanelSign, other: PanelSign) => one.changedAt - other.changedAt || one.id - other.id
  if (order === 'alphabetical')
    return signs.toSorted((one, other) => compareGlosses(one.entry, other.entry) || one.id - other.id)
  if (order === 'oldest') return signs.toSorted(oldest)
  const recent = signs.toSorted(oldest).toReversed()
  const rank = ({ state }: PanelSign) => signStates.indexOf(state)
  return order === 'status' ? recent.toSorted((one, other) => rank(one) - rank(other)) : recent
}

const idsOf = (signs: readonly { id: number }[]) => signs.map(({ id }) => id)
const ascending = (ids: number[]) => ids.toSorted((one, other) => one - other)

test('a list has the signs, numbers and people that the rules give sign by sign, after any changes [SGN-12] [D16]', () => {
  const anActorIn = fc.constantFrom(...members)
  const scopes = fc.constantFrom(...signListScopes)
  fc.assert(
    fc.property(batches, anActorIn, scopes, aFilter, (given, actor, scope, filter) => {
      const { inMemory, rows, signs } = applied(given)
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      const seenIn = (sign: PanelSign) => valuesSeen(actor, rowOf.get(sign.id) as PanelSignRow)
      const listed = signs
        .filter((sign) => maySee(actor, sign).allowed && isInScope(actor, asSeen(actor, sign), scope))
        .map((sign) => asSeen(actor, sign))
      const withText = idsWithText(actor, rows, filter)
      const matching = listed.filter(
        (sign) =>
          withText.has(sign.id) &&
          matchesPeople(sign, filter) &&
          matchesContent(sign, filter) &&
          filter.values.every((one) => seenIn(sign).includes(one)) &&
          (filter.changedFrom === null || sign.changedAt >= filter.changedFrom),
      )
      const { tab } = filter
      const chosen = matching.filter((sign) => tab === null || isInTab(actor, sign, tab))
      const selected = inMemory.select(actor, scope, filter)
      expect(ascending(selected.ids)).toEqual(ascending(idsOf(chosen)))
      expect(selected.total).toBe(chosen.length)
      expect(selected.counts.all).toBe(matching.length)
      for (const one of [...signStates, 'waiting'] as const)
        expect(selected.counts[one]).toBe(matching.filter((sign) => isInTab(actor, sign, one)).length)
      expect(selected.authors).toEqual(new Set(listed.map(({ authorId }) => authorId)))
      expect(selected.approvers).toEqual(new Set(listed.map(({ approverId }) => approverId)))
      if (filter.q === '') expect(selected.ids).toEqual(idsOf(inOrder(chosen, filter)))
    }),
    { numRuns: 500 },
  )
})

/** The same signs with their outlines alone, some of them then with their content. */
function outlined(rows: PanelSignRow[], withContent: (row: PanelSignRow) => boolean) {
  const signs = new PanelSigns('pt')
  signs.addOutlines(rows.map(toOutlineRow))
  const idsBy = (timeOf: (row: PanelSignRow) => Date) =>
    Uint32Array.from(idsOf(rows.toSorted((a, b) => timeOf(a).getTime() - timeOf(b).getTime() || a.id - b.id)))
  signs.orderOutlines({
    byChange: idsBy(({ changedAt }) => changedAt),
    byCreation: idsBy(({ createdAt }) => createdAt),
  })
  signs.apply(rows.filter(withContent), [])
  return signs
}

test('outlines give the lists that the whole signs give, while their content is being read [SGN-12] [D16]', () => {
  const withoutContent = { q: '', untranslated: null, missing: null, tag: null, values: [], properties: [] }
  const filters = aFilter
    .map((filter): ListFilter => ({ ...filter, ...withoutContent }))
    .filter((filter) => !readsContent(filter))
  const anActorIn = fc.constantFrom(...members)
  const readUpTo = fc.integer({ min: 0, max: 12 })
  const scopes = fc.constantFrom(...signListScopes)
  fc.assert(
    fc.property(batches, readUpTo, anActorIn, scopes, filters, (given, read, actor, scope, filter) => {
      const { inMemory, rows } = applied(given)
      const outlines = outlined(rows, ({ id }) => id <= read)
      expect(outlines.select(actor, scope, filter)).toEqual(inMemory.select(actor, scope, filter))
      expect(summarizeSignWork(actor, outlines, null)).toEqual(summarizeSignWork(actor, inMemory, null))
    }),
    { numRuns: 200 },
  )
})

test('the overview has the numbers and signs that the rules give sign by sign, after any changes [SGN-12]', () => {
  fc.assert(
    fc.property(batches, fc.constantFrom(...members), (given, actor) => {
      const { inMemory, signs } = applied(given)
      const visible = signs.filter((sign) => maySee(actor, sign).allowed)
      const published = visible.filter(({ status }) => status === 'published')
      const waiting = visible.filter((sign) => isInTab(actor, sign, 'waiting'))
      const sentBack = visible.filter(
        ({ state, authorId }) => state === 'needs-changes' && authorId === actor.id,
      )
      const byChange = (one: PanelSign, other: PanelSign) =>
        one.changedAt - other.changedAt || one.id - other.id
      const byCreation = (one: PanelSign, other: PanelSign) =>
        one.createdAt - other.createdAt || one.id - other.id
      const first = (some: PanelSign[]) => idsOf(some).slice(0, signsPerShortList)
      expect(summarizeSignWork(actor, inMemory, ['pt', 'de'])).toEqual({
        counts: Object.fromEntries(
          signStates.map((state) => [
            state,
            visible.filter((sign) => asSeen(actor, sign).state === state).length,
          ]),
        ),
        waiting: { count: waiting.length, signs: first(waiting.toSorted(byChange)) },
        sentBack: { count: sentBack.length, signs: first(sentBack.toSorted(byChange).toReversed()) },
        latest: first(
          visible
            .filter(({ status }) => status !== 'deleted')
            .toSorted(byCreation)
            .toReversed(),
        ),
        lacking: {
          handshape: published.filter(({ handshapes }) => handshapes.length === 0).length,
          translations: ['pt', 'de']
            .map((language) => ({
              language,
              count: published.filter(({ entry }) => !entry.translations[language]?.length).length,
            }))
            .filter(({ count }) => count > 0),
        },
      })
    }),
    { numRuns: 300 },
  )
})
