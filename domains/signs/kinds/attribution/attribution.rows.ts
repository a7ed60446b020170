import type { Attribution } from '../../sign-document.ts'
import type { KindRows } from '../kind-rows.ts'

export type AttributionColumns = Record<keyof Attribution, string | null>

/** Columns of the tables of files. */
export const attributionColumns = { licence: 'text', credit: 'text', signer: 'text' }

export const toAttributionColumns = ({ licence, credit, signer }: Attribution): AttributionColumns => ({
  licence: licence ?? null,
  credit: credit ?? null,
  signer: signer ?? null,
})

/** Stored with the files. */
export const attributionRows: KindRows = { toRows: () => ({}), fromRows: () => ({}) }
