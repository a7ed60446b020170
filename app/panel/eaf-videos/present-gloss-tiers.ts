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
      .map((value) => value.trim())
      .filter(Boolean)
      .join(', '),
  }))
