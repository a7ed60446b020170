/** The id of a sign in another lexicon (its source), unique within that source. */
export interface ExternalId {
  source: string
  sourceId: string
}

/** The external id in the two columns of a stored sign; null when it has none. */
export const externalIdOf = ({
  source,
  sourceId,
}: {
  source: string | null
  sourceId: string | null
}): ExternalId | null => (source === null || sourceId === null ? null : { source, sourceId })

/** A string that is equal for equal external ids, for maps and sets. */
export const externalIdKey = ({ source, sourceId }: ExternalId): string => JSON.stringify([source, sourceId])

export const isSameExternalId = (one: ExternalId | null, other: ExternalId | null): boolean =>
  one?.source === other?.source && one?.sourceId === other?.sourceId
