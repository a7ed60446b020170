import { type ContactKind, contactKinds } from '#domains/contacts/contact.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { type ContactStatus, contactStatuses } from './managed-contact.ts'

export const contactOrders = ['oldest', 'newest'] as const
export type ContactOrder = (typeof contactOrders)[number]

/** A query of the list of messages; null means no restriction. */
export interface ContactQuery {
  q: string
  status: ContactStatus | 'all'
  kind: ContactKind | null
  language: Locale | null
  order: ContactOrder
  /** From 1. */
  page: number
}

export const contactsPerPage = 25
const maxSearchLength = 200

/** Those who wait longest come first; of solved ones the newest. */
export const initialOrder = (status: ContactQuery['status']): ContactOrder =>
  status === 'waiting' ? 'oldest' : 'newest'

/** Parses the parameters of the page; unknown values are ignored. */
export function parseContactQuery(params: URLSearchParams): ContactQuery {
  const oneOf = <T extends string>(name: string, all: readonly T[]): T | null =>
    all.find((one) => one === params.get(name)) ?? null
  const status = oneOf('status', [...contactStatuses, 'all'] as const) ?? 'waiting'
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, maxSearchLength),
    status,
    kind: oneOf('kind', contactKinds),
    language: oneOf('language', locales),
    order: oneOf('order', contactOrders) ?? initialOrder(status),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  }
}

/** The inverse of `parseContactQuery`, without default values. */
export function formatContactQuery({ q, status, kind, language, order, page }: ContactQuery): string {
  const chosen = {
    q,
    status: status === 'waiting' ? null : status,
    kind,
    language,
    order: order === initialOrder(status) ? null : order,
    page: page === 1 ? null : page,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, `${value}`)
  return params.size > 0 ? `?${params}` : ''
}
