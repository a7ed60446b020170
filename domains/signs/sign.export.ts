import { attributionFieldOf } from './attribution.ts'
import type { NameLookup } from './csv/lookups.ts'
import { readOnlyFields } from './csv/write-row.ts'
import { keysOfKind, properties, publicProperties, type Registry, wireName } from './properties.ts'
import { presentProperties } from './property.presenter.ts'
import { filePropertyKeys, filesOfProperty } from './property-files.ts'
import type { StoredSign } from './sign-document.ts'

/** A sign in the JSON export: wire names, stable values of reference entries, empty properties included. */
export function exportSign(
  sign: StoredSign,
  names: NameLookup,
  registry: Registry = properties,
): Record<string, unknown> {
  const { document } = sign
  const exported = publicProperties(registry)
  const presenter = {
    entry: names.value,
    sign: (id: number) => ({ id, gloss: names.gloss(id) ?? null }),
    file: names.file,
    seesPrivate: true,
  }
  const files = filePropertyKeys
    .filter((key) => exported[key])
    .flatMap((key) => filesOfProperty(document, key))
    .map((file) => ({
      file: names.file(file.media) ?? null,
      ...Object.fromEntries(
        keysOfKind('attribution', exported).map((key) => [
          wireName(key),
          file[attributionFieldOf[key]] ?? null,
        ]),
      ),
    }))
  return {
    id: sign.id,
    source: sign.source,
    source_id: sign.sourceId,
    ...presentProperties(exported, document, presenter),
    media: [...new Map(files.map((file) => [JSON.stringify(file), file])).values()],
    ...readOnlyFields(sign, names),
  }
}
