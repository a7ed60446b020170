import type { AttributeReader } from './attribute-reader.ts'
import type { XmlHandlers } from './read-xml.ts'

/** The handlers of a reader for one kind of element. */
export interface ElementReader<Builder> {
  /** Names of the elements that may contain it; null for the root. */
  within: readonly (string | null)[]
  open?: (builder: Builder, attributes: AttributeReader) => void
  /** @param text of the element */
  close?: (builder: Builder, text: string) => void
}

export type ElementTable<Builder> = ReadonlyMap<string, ElementReader<Builder>>

/** The handlers that read a file by a table. Elements in an unexpected place are skipped with all that they contain. */
export function readByTable<Builder>(
  table: ElementTable<Builder>,
  builder: Builder,
  attributes: AttributeReader,
): XmlHandlers {
  const path: string[] = []
  let skippedDepth = 0
  return {
    open(name, values, line) {
      const reader = table.get(name)
      if (skippedDepth > 0 || !reader?.within.includes(path.at(-1) ?? null)) {
        if (skippedDepth++ === 0) attributes.diagnostics.report('unexpectedElement', line, name)
        return
      }
      path.push(name)
      attributes.begin(name, values, line)
      reader.open?.(builder, attributes)
    },
    close(name, text) {
      if (skippedDepth > 0) {
        skippedDepth--
        return
      }
      path.pop()
      table.get(name)?.close?.(builder, text)
    },
  }
}
