import type { MappingJson } from '../mapping.ts'
import { readHeaders } from '../read-table.ts'
import { globalSignbankMapping } from './global-signbank.ts'

const presets = {
  'global-signbank': globalSignbankMapping,
} as const satisfies Record<string, (headers: readonly string[]) => MappingJson>

/** Exports of other sign banks whose mapping ships with the program. */
export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets) as [PresetName, ...PresetName[]]

/** The names of the programs, which are the same in every language. */
export const presetTitles: Record<PresetName, string> = { 'global-signbank': 'Global Signbank' }

/** The first bytes of a file have its header. */
const maxHeaderBytes = 64 * 1024

/**
 * The mapping of a preset for a file, by the headers that it has.
 * @param bytes of the file
 */
export const mappingOfPreset = (name: PresetName, bytes: Uint8Array): MappingJson =>
  presets[name](readHeaders(new TextDecoder().decode(bytes.subarray(0, maxHeaderBytes))))
