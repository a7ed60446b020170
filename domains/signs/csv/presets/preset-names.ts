/** Exports of other sign banks whose mapping ships with the program. */
export const presetNames = ['global-signbank'] as const
export type PresetName = (typeof presetNames)[number]

/** The names of the programs, which are the same in every language. */
export const presetTitles: Record<PresetName, string> = { 'global-signbank': 'Global Signbank' }
