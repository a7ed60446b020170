import {
  type GlossHand,
  glossHands,
  maxNeighbours,
  type OccurrenceClass,
  occurrenceClasses,
} from '#domains/eaf-videos/eaf-video.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { type FrequencyDimension, frequencyDimensions } from './occurrence.ts'

/** Which occurrences a list has; null means no restriction. */
export interface OccurrenceFilters {
  /** Ids of a sign and a recording. */
  sign: number | null
  recording: number | null
  tier: string | null
  participant: string | null
  hand: GlossHand | null
  class: OccurrenceClass | null
  value: string | null
  /** The gloss right before and right after it. */
  before: string | null
  after: string | null
  /** Null: only those that the counting rule of their recording counts, as frequencies do. */
  annotations: 'all' | null
}

/** By recording and time, or by the glosses before or after. */
export const occurrenceOrders = ['time', 'before', 'after'] as const
export type OccurrenceOrder = (typeof occurrenceOrders)[number]

/** The query of the page of occurrences, from its address. */
export interface OccurrenceQuery extends OccurrenceFilters {
  order: OccurrenceOrder
  /** How many glosses are shown on either side. */
  neighbours: number
  /** How frequencies are divided; null for the usual way. */
  by: FrequencyDimension | null
  /** From 1. */
  page: number
}

/** The values of the filter that lists glosses which do not count, too. */
export const allAnnotations = ['all'] as const

export const noFilters: OccurrenceFilters = {
  sign: null,
  recording: null,
  tier: null,
  participant: null,
  hand: null,
  class: null,
  value: null,
  before: null,
  after: null,
  annotations: null,
}

export const occurrencesPerPage = 25
/** Further pages would read too many rows. */
export const maxOccurrencePage = 400
export const usualNeighbours = 3
/** Longer values are cut in addresses of pages. */
const maxTextLength = 500

/** The names of the filters in addresses of the panel and of the API. */
export const filterParameters = {
  sign: 'sign',
  recording: 'eaf_video',
  tier: 'tier',
  participant: 'participant',
  hand: 'hand',
  class: 'class',
  value: 'value',
  before: 'before',
  after: 'after',
  annotations: 'annotations',
} as const satisfies Record<keyof OccurrenceFilters, string>

/** Parses the parameters of the page; unknown values are ignored. */
export function parseOccurrenceQuery(params: URLSearchParams): OccurrenceQuery {
  const oneOf = <T extends string>(name: string, all: readonly T[]): T | null =>
    all.find((one) => one === params.get(name)) ?? null
  const id = (name: string) => parseId(params.get(name)) ?? null
  const text = (name: string) => params.get(name)?.replaceAll('\0', '').slice(0, maxTextLength) || null
  const neighbours = parseId(params.get('neighbours')) ?? usualNeighbours
  return {
    sign: id('sign'),
    recording: id('eaf_video'),
    tier: text('tier'),
    participant: text('participant'),
    hand: oneOf('hand', glossHands),
    class: oneOf('class', occurrenceClasses),
    value: text('value'),
    before: text('before'),
    after: text('after'),
    annotations: oneOf('annotations', allAnnotations),
    order: oneOf('order', occurrenceOrders) ?? 'time',
    neighbours: Math.min(neighbours, maxNeighbours),
    by: oneOf('by', frequencyDimensions),
    page: Math.min(parseId(params.get('page')) ?? 1, maxOccurrencePage),
  }
}

/** The inverse of `parseOccurrenceQuery`, without usual values. */
export function formatOccurrenceQuery(query: Partial<OccurrenceQuery>): string {
  const params = new URLSearchParams()
  for (const [key, name] of Object.entries(filterParameters)) {
    const value = query[key as keyof OccurrenceFilters]
    if (value !== null && value !== undefined) params.set(name, `${value}`)
  }
  const { order = 'time', neighbours = usualNeighbours, by, page = 1 } = query
  if (order !== 'time') params.set('order', order)
  if (neighbours !== usualNeighbours) params.set('neighbours', `${neighbours}`)
  if (by) params.set('by', by)
  if (page !== 1) params.set('page', `${page}`)
  return params.size > 0 ? `?${params}` : ''
}

/** Whether a list can be ordered by its contexts: only lists of one sign or one value. */
export const hasConcordance = ({ sign, value }: OccurrenceFilters): boolean => sign !== null || value !== null

/** The order of a list that is possible. */
export const possibleOrder = (query: OccurrenceFilters & { order: OccurrenceOrder }): OccurrenceOrder =>
  hasConcordance(query) ? query.order : 'time'
