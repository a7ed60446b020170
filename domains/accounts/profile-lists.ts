import type { HearingStatus } from './account.ts'

/** One of a list to choose from. */
export interface Option<Id = number> {
  id: Id
  label: string
}

/** What people choose from when they tell of themselves, in a reader's language and order. */
export interface ProfileLists {
  languages: Option[]
  professions: Option[]
  institutions: Option[]
  /** The institution that stands for all that are not listed; whoever chose it shares none with anybody. */
  otherInstitutionId: number | null
  hearingStatuses: Option<HearingStatus>[]
}

/** Names of what accounts hold by number, in a reader's language; null for none. */
export interface ListNames {
  language(id: number | null): string | null
  profession(id: number | null): string | null
  institution(id: number | null): string | null
  /** Whoever has this institution shares none with anybody. */
  otherInstitutionId: number | null
}

/** The same lists, asked by number. */
export function listNamesOf({
  languages,
  professions,
  institutions,
  otherInstitutionId,
}: ProfileLists): ListNames {
  return {
    language: nameIn(languages),
    profession: nameIn(professions),
    institution: nameIn(institutions),
    otherInstitutionId,
  }
}

function nameIn(options: readonly Option[]) {
  const labels = new Map(options.map(({ id, label }) => [id, label]))
  return (id: number | null) => (id === null ? null : (labels.get(id) ?? null))
}
