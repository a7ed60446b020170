type Entry = { status: number; log: 'info' | 'warn' | 'error' }

/**
 * Every error a person can meet: its HTTP status and how loudly it is logged. Codes are part of the API and
 * never change. Their messages stand in locales/<language>/errors.json under the same code; a test holds the
 * two together.
 */
export const catalogue = {
  'page.notFound': { status: 404, log: 'info' },
  'sign.notFound': { status: 404, log: 'info' },
  'list.notFound': { status: 404, log: 'info' },
  'language.notFound': { status: 404, log: 'info' },
  'locale.notFound': { status: 404, log: 'info' },
  'content.notFound': { status: 404, log: 'info' },
  'video.notFound': { status: 404, log: 'info' },
  'platform.notFound': { status: 404, log: 'info' },
  'media.notFound': { status: 404, log: 'info' },
  'request.invalid': { status: 422, log: 'info' },
  'request.unreadable': { status: 400, log: 'info' },
  'request.unsupportedType': { status: 415, log: 'info' },
  'request.tooLarge': { status: 413, log: 'info' },
  'request.tooMany': { status: 429, log: 'info' },
  'request.methodNotAllowed': { status: 405, log: 'info' },
  'value.tooLong': { status: 422, log: 'info' },
  'value.required': { status: 422, log: 'info' },
  'value.invalid': { status: 422, log: 'info' },
  'value.unknown': { status: 422, log: 'info' },
  'server.busy': { status: 503, log: 'warn' },
  'server.starting': { status: 503, log: 'info' },
  'server.error': { status: 500, log: 'error' },
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof catalogue
