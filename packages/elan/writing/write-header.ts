import type { EafDocument } from '../document.ts'
import { attributesText, element, indentation } from './xml-text.ts'

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
export const schemaOf = (format: string) => ({
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:noNamespaceSchemaLocation': `http://www.mpi.nl/tools/elan/EAFv${format}.xsd`,
})

/** The root's start tag, licences, header and time order. */
export function* headerChunks(document: EafDocument): Generator<string> {
  const { author, date, format, version, mediaFile, timeUnits } = document
  const rootAttributes = { AUTHOR: author, DATE: date, FORMAT: format, VERSION: version, ...schemaOf(format) }
  yield `${declaration}<ANNOTATION_DOCUMENT${attributesText(rootAttributes)}>\n`
  for (const { url, text } of document.licenses) yield element(1, 'LICENSE', { LICENSE_URL: url }, text)
  yield `${indentation(1)}<HEADER${attributesText({ MEDIA_FILE: mediaFile, TIME_UNITS: timeUnits })}>\n`
  for (const media of document.media)
    yield element(2, 'MEDIA_DESCRIPTOR', {
      EXTRACTED_FROM: media.extractedFrom,
      MEDIA_URL: media.url,
      MIME_TYPE: media.mimeType,
      RELATIVE_MEDIA_URL: media.relativeUrl,
      TIME_ORIGIN: media.timeOrigin,
    })
  for (const file of document.linkedFiles)
    yield element(2, 'LINKED_FILE_DESCRIPTOR', {
      ASSOCIATED_WITH: file.associatedWith,
      LINK_URL: file.url,
      MIME_TYPE: file.mimeType,
      RELATIVE_LINK_URL: file.relativeUrl,
      TIME_ORIGIN: file.timeOrigin,
    })
  for (const { name, value } of document.properties) yield element(2, 'PROPERTY', { NAME: name }, value)
  yield `${indentation(1)}</HEADER>\n`
  yield* timeOrderChunks(document)
}

function* timeOrderChunks({ timeSlots: { ids, times } }: EafDocument): Generator<string> {
  if (ids.length === 0) {
    yield `${indentation(1)}<TIME_ORDER/>\n`
    return
  }
  yield `${indentation(1)}<TIME_ORDER>\n`
  for (const [index, id] of ids.entries())
    yield element(2, 'TIME_SLOT', { TIME_SLOT_ID: id, TIME_VALUE: times[index] ?? null })
  yield `${indentation(1)}</TIME_ORDER>\n`
}
