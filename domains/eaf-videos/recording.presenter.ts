import type { DiagnosticCode } from '#packages/elan/index.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { EafDiagnostic } from './eaf-file.ts'
import type { RecordingRow } from './recording.ts'

/** What is wrong in a file, in the language of the reader, without its place. */
export const presentDiagnostic = ({ code, attribute, value }: EafDiagnostic, t: Translate): string =>
  t(`eafVideos:diagnostic.${code as DiagnosticCode}`, { attribute: attribute ?? '', value: value ?? '' })

/** Annotations of gloss tiers by class, with the share of lexical ones that are linked; null before tiers are chosen. */
export interface CorrespondenceView {
  lexical: number
  marked: number
  unmatched: number
  /** Percent, rounded down, so that 100 means all; null without lexical glosses. */
  linked: number | null
}

export function presentCorrespondence({
  lexical,
  marked,
  unmatched,
}: Pick<RecordingRow, 'lexical' | 'marked' | 'unmatched'>): CorrespondenceView | null {
  const candidates = lexical + unmatched
  if (candidates + marked === 0) return null
  const linked = candidates === 0 ? null : Math.floor((lexical / candidates) * 100)
  return { lexical, marked, unmatched, linked }
}

/** `1:02:03,450` without hours below one: a moment of a film. */
export function formatMoment(millis: number): string {
  const sign = millis < 0 ? '−' : ''
  const all = Math.abs(millis)
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const hours = Math.floor(all / 3_600_000)
  const rest = `${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}.${String(all % 1000).padStart(3, '0')}`
  return `${sign}${hours > 0 ? `${hours}:` : ''}${rest}`
}
