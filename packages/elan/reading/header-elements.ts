import type { EafBuilder } from './eaf-builder.ts'
import type { ElementReader } from './element-table.ts'

/** Readers of the root and its header. */
export const headerElements = (
  root: string,
  keep: (text: string) => string,
): [string, ElementReader<EafBuilder>][] => [
  [
    root,
    {
      within: [null],
      open: ({ document }, attributes) => {
        document.author = attributes.required('AUTHOR')
        document.date = attributes.required('DATE')
        document.version = attributes.required('VERSION')
        document.format = attributes.optional('FORMAT') ?? document.version
      },
    },
  ],
  [
    'LICENSE',
    {
      within: [root],
      open: ({ document }, attributes) => {
        document.licenses.push({ url: attributes.optional('LICENSE_URL'), text: '' })
      },
      close: ({ document }, text) => {
        const license = document.licenses.at(-1)
        if (license) license.text = keep(text)
      },
    },
  ],
  [
    'HEADER',
    {
      within: [root],
      open: ({ document, diagnostics }, attributes) => {
        document.mediaFile = attributes.optional('MEDIA_FILE')
        document.timeUnits = attributes.optional('TIME_UNITS')
        if (document.timeUnits !== null && document.timeUnits !== 'milliseconds')
          diagnostics.report('timeUnits', attributes.line, attributes.element, {
            attribute: 'TIME_UNITS',
            value: document.timeUnits,
          })
      },
    },
  ],
  [
    'MEDIA_DESCRIPTOR',
    {
      within: ['HEADER'],
      open: ({ document }, attributes) => {
        document.media.push({
          url: attributes.required('MEDIA_URL'),
          relativeUrl: attributes.optional('RELATIVE_MEDIA_URL'),
          mimeType: attributes.required('MIME_TYPE'),
          timeOrigin: attributes.milliseconds('TIME_ORIGIN'),
          extractedFrom: attributes.optional('EXTRACTED_FROM'),
        })
      },
    },
  ],
  [
    'LINKED_FILE_DESCRIPTOR',
    {
      within: ['HEADER'],
      open: ({ document }, attributes) => {
        document.linkedFiles.push({
          url: attributes.required('LINK_URL'),
          relativeUrl: attributes.optional('RELATIVE_LINK_URL'),
          mimeType: attributes.required('MIME_TYPE'),
          timeOrigin: attributes.milliseconds('TIME_ORIGIN'),
          associatedWith: attributes.optional('ASSOCIATED_WITH'),
        })
      },
    },
  ],
  [
    'PROPERTY',
    {
      within: ['HEADER'],
      open: ({ document }, attributes) => {
        document.properties.push({ name: attributes.optional('NAME'), value: '' })
      },
      close: ({ document }, text) => {
        const property = document.properties.at(-1)
        if (property) property.value = keep(text)
      },
    },
  ],
]
