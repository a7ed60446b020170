import type { AccountState } from '#platform/actor.ts'
import { type HearingStatus, hearingStatuses, type ProfileType, profileTypes } from '../account.ts'

/** In the order of the list by status. */
export const accountStates = [
  'awaiting',
  'approved',
  'rejected',
  'deleted',
] as const satisfies readonly AccountState[]

/** Orders of the list of users. */
export const userOrders = ['recent', 'oldest', 'alphabetical', 'status'] as const
export type UserOrder = (typeof userOrders)[number]

/** A query of the list of users; null means no restriction. */
export interface UserQuery {
  q: string
  status: AccountState | null
  type: ProfileType | null
  hearingStatus: HearingStatus | null
  institutionId: number | null
  order: UserOrder
  /** From 1. */
  page: number
}

export const usersPerPage = 25
/** More of the people who await a decision, so that they can be decided about together. */
export const awaitingPerPage = 100
const maxSearchLength = 200

/** Parses the parameters of the page; unknown values are ignored. */
export function parseUserQuery(params: URLSearchParams): UserQuery {
  const oneOf = <T extends string>(name: string, all: readonly T[]): T | null =>
    all.find((one) => one === params.get(name)) ?? null
  const positiveInteger = (name: string) => {
    const given = params.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
  }
  return {
    q: (params.get('q') ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, maxSearchLength),
    status: oneOf('status', accountStates),
    type: oneOf('type', profileTypes),
    hearingStatus: oneOf('hearing_status', hearingStatuses),
    institutionId: positiveInteger('institution'),
    order: oneOf('order', userOrders) ?? 'recent',
    page: positiveInteger('page') ?? 1,
  }
}

/** The inverse of `parseUserQuery`, without default values. */
export function formatUserQuery(query: UserQuery): string {
  const { q, status, type, hearingStatus, institutionId, order, page } = query
  const chosen = {
    q,
    status,
    type,
    hearing_status: hearingStatus,
    institution: institutionId,
    order: order === 'recent' ? null : order,
    page: page === 1 ? null : page,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, `${value}`)
  return params.size > 0 ? `?${params}` : ''
}
