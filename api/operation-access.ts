import type { OperationAccess } from '#domains/accounts/tokens/api-token.policy.ts'
import { listExportFormats } from '#domains/sign-management/list-export-format.ts'
import { exportPath } from './export-path.ts'

/** Which tokens read recordings with their files, of administrators. Everybody reads occurrences of public ones. */
const recordingReadingAccess = ['read', 'corpus'] as const satisfies OperationAccess

/**
 * Which tokens each operation of the API accepts, by its name in the OpenAPI document. An operation that is missing here
 * accepts none.
 */
export const operationAccess: Readonly<Record<string, OperationAccess>> = {
  'GET /languages': 'public',
  'GET /privacy-policy': 'public',
  'GET /video_paginas/{id}': 'public',
  'GET /signbank/uiux': 'public',
  'GET /signs': 'public',
  'POST /signs': 'write',
  'GET /signs/{id}': 'public',
  'PATCH /signs/{id}': 'write',
  'PUT /signs/{id}/status': 'write',
  'GET /signs/{id}/versions': 'read',
  'GET /signs/{id}/media': 'read',
  'GET /signs/{id}/media/events': 'read',
  'POST /signs/{id}/media': 'write',
  'PUT /signs/{id}/media/{media}': 'write',
  'DELETE /signs/{id}/media/{media}': 'write',
  'POST /signs/{id}/media/{media}/process': 'write',
  'GET /drafts/{id}/media': 'session',
  'POST /drafts/{id}/media': 'session',
  'PUT /drafts/{id}/media/{media}': 'session',
  'DELETE /drafts/{id}/media/{media}': 'session',
  'POST /drafts/{id}/media/{media}/process': 'session',
  'GET /signs/{id}/citation': 'public',
  'GET /reference/{list}': 'public',
  'POST /reference/{list}': 'write',
  'PATCH /reference/{list}/{value}': 'write',
  'POST /reference/{list}/{value}/merge': 'write',
  'GET /ecv/{file}': 'public',
  'GET /ecv/{list}/{file}': 'public',
  'PUT /eaf-videos/{id}/gloss-tiers': 'corpus',
  'GET /eaf-videos/{id}/values': 'corpus',
  'PUT /eaf-videos/{id}/links': 'corpus',
  'GET /occurrences': 'public',
  'GET /occurrences.csv': 'public',
  'GET /occurrences/frequency': 'public',
  'GET /ecv/private/{token}/{file}': 'ecv',
  'GET /ecv/private/{token}/{list}/{file}': 'ecv',
  'GET /eaf-videos/{id}/file.eaf': recordingReadingAccess,
  'GET /search-index/{file}': 'public',
  'GET /search-index/{language}/signs': 'public',
  'POST /search-miss': 'public',
  'POST /sign-views': 'public',
  'GET /network/posters': 'public',
  'GET /network/around/{node}': 'public',
  'GET /network/{file}': 'public',
  'POST /signbank/login': 'session',
  'POST /signbank/logout': 'session',
  'GET /me-sign': 'session',
  'GET /signbank/check-term/{userId}': 'session',
  'PUT /signbank/users/{userId}': 'session',
  'GET /signbank/users/{userId}/photo': 'session',
  'POST /imports': 'import',
  'GET /imports': 'import',
  'GET /imports/{id}': 'import',
  'GET /imports/{id}/notices.csv': 'import',
  'POST /imports/{id}/confirm': 'import',
  'POST /imports/{id}/undo': 'import',
  'POST /eaf-videos': 'corpus',
  'GET /eaf-videos': recordingReadingAccess,
  'GET /eaf-videos/{id}': recordingReadingAccess,
  'PATCH /eaf-videos/{id}': 'corpus',
  'DELETE /eaf-videos/{id}': 'corpus',
  'PUT /eaf-videos/{id}/file': 'corpus',
  'GET /storage-use': 'read',
  'POST /contact-films': 'public',
  'HEAD /contact-films/{id}': 'public',
  'PATCH /contact-films/{id}': 'public',
  'DELETE /contact-films/{id}': 'public',
  'POST /content-media': 'write',
  'GET /content-media/{id}': 'read',
  'POST /uploads': ['write', 'corpus'],
  'HEAD /uploads/{id}': ['write', 'corpus'],
  'PATCH /uploads/{id}': ['write', 'corpus'],
  'DELETE /uploads/{id}': ['write', 'corpus'],
  ...Object.fromEntries(listExportFormats.map((format) => [`GET ${exportPath(format)}`, 'export' as const])),
  'GET /tokens': 'session',
  'POST /tokens': 'session',
  'DELETE /tokens/{id}': 'session',
}

/**
 * Which tokens read signs that may not be public: the list of a status, and the newest version of one sign. `read` is the
 * scope for what members see; the scopes that change or export signs include it.
 */
export const memberReadingAccess = ['read', 'write', 'export'] as const satisfies OperationAccess

const operations = Object.entries(operationAccess)
  .map(([operation, access]) => {
    const [method = '', path = ''] = operation.split(' ')
    return { method, access, path, pattern: pathPattern(path) }
  })
  // Fixed paths come before those with parameters, which would match them too.
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

/** The pattern of a path of the OpenAPI document. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}

/**
 * Which tokens a request accepts; undefined for an unknown operation.
 * @param path below `/api`
 */
export function findOperationAccess(method: string, path: string): OperationAccess | undefined {
  const accessOf = (wanted: string) =>
    operations.find((one) => one.method === wanted && one.pattern.test(path))?.access
  // The server answers HEAD like GET without its body, unless it is an operation of its own.
  return accessOf(method) ?? (method === 'HEAD' ? accessOf('GET') : undefined)
}
