import type { Glosses } from '#domains/eaf-videos/index.ts'
import type { TierView } from '#domains/eaf-videos/ui/glosses/GlossTierTable.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'

const constraints: Record<string, TierView['constraint']> = {
  Time_Subdivision: 'timeSubdivision',
  Symbolic_Subdivision: 'symbolicSubdivision',
  Symbolic_Association: 'symbolicAssociation',
  Included_In: 'includedIn',
}

/** Characters of a value: some tiers have whole sentences. */
const maxShownLength = 40

const shorten = (value: string): string =>
  value.length <= maxShownLength ? value : `${value.slice(0, maxShownLength).trimEnd()}…`

/** The tiers of a recording as the page of its glosses shows them. */
export const presentGlossTiers = (tiers: Glosses['tiers'], locale: Locale): TierView[] =>
  tiers.map(({ position, name, constraintName, participant, language, annotations, firstValues }) => ({
    position,
    name,
    constraint: constraints[constraintName ?? ''] ?? 'none',
    participant,
    language,
    annotations: formatNumber(annotations, locale),
    firstValues: firstValues
      .map((value) => shorten(value.trim()))
      .filter(Boolean)
      .join(', '),
  }))
