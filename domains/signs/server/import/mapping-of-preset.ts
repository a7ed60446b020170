import type { MappingJson } from '../../csv/mapping.ts'
import { aslLexMapping } from '../../csv/presets/asl-lex.ts'
import { globalSignbankMapping } from '../../csv/presets/global-signbank.ts'
import { nzslMapping } from '../../csv/presets/nzsl.ts'
import type { PresetName } from '../../csv/presets/preset-names.ts'
import { readHeaders } from '../../csv/read-table.ts'

const presets: Record<PresetName, (headers: readonly string[]) => MappingJson> = {
  'global-signbank': globalSignbankMapping,
  nzsl: nzslMapping,
  'asl-lex': aslLexMapping,
}

/** The first bytes of a file have its header. */
export const maxHeaderBytes = 64 * 1024

/**
 * The mapping of a preset for a file, by the headers that it has.
 * @param bytes of the file
 */
export const mappingOfPreset = (name: PresetName, bytes: Uint8Array): MappingJson =>
  presets[name](readHeaders(new TextDecoder().decode(bytes.subarray(0, maxHeaderBytes))))
