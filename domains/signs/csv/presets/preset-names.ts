/** Exports of other sign banks whose mapping ships with the program. */
export const presetNames = ['global-signbank', 'nzsl', 'asl-lex'] as const
export type PresetName = (typeof presetNames)[number]

/** The names of the programs and lexicons, which are the same in every language. */
export const presetTitles: Record<PresetName, string> = {
  'global-signbank': 'Global Signbank',
  nzsl: 'NZSL Dictionary',
  'asl-lex': 'ASL-LEX 2.0',
}

/** The languages of translations of presets of one lexicon; an import creates those that are missing. */
export const presetLanguages: Partial<Record<PresetName, readonly string[]>> = {
  nzsl: ['en', 'mi'],
  'asl-lex': ['en'],
}

/** The ISO codes of sign language and country, for presets of one lexicon. */
export const presetOrigins: Partial<Record<PresetName, { signLanguage: string; country: string }>> = {
  nzsl: { signLanguage: 'nzs', country: 'NZ' },
  'asl-lex': { signLanguage: 'ase', country: 'US' },
}
