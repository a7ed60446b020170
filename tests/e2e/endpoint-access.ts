import { type ActorName, type Audience, actorNames } from './access-actors.ts'

export interface EndpointAccess {
  audience: Audience
  /** A path below /api for a pattern with parameters or an endpoint that needs a query. */
  examplePath?: string
  /** Sent as JSON. */
  body?: object
  /** Sent as a form with files. */
  form?: Record<string, string>
  /** Exceptions from: 200 for the audience, 401 for other visitors, 403 for other accounts. */
  statuses?: Partial<Record<ActorName, number>>
}

const statusForAll = (status: number) => Object.fromEntries(actorNames.map((person) => [person, status]))
/** Members get the errors of a body; others are refused before it is read. */
const unreadableForMembers = { bruno: 422, carla: 422, ana: 422 }

/** Signing out comes last because it ends the session. */
const signOutEndpoint: Record<string, EndpointAccess> = {
  'POST /signbank/logout': { audience: 'everyone', statuses: statusForAll(204) },
}

/** Every endpoint of the API, as the OpenAPI document names it. A new one must be added here. */
export const endpointAccess: Record<string, EndpointAccess> = {
  'GET /languages': { audience: 'everyone' },
  'GET /privacy-policy': { audience: 'everyone' },
  'GET /video_paginas/{id}': { audience: 'everyone', examplePath: '/video_paginas/586' },
  'GET /signbank/uiux': { audience: 'everyone' },
  'GET /signs': { audience: 'everyone' },
  'GET /signs/{id}': { audience: 'everyone', examplePath: '/signs/1' },
  'GET /signs/{id}/citation': { audience: 'everyone', examplePath: '/signs/1/citation?format=bibtex' },
  'GET /reference/{list}': { audience: 'everyone', examplePath: '/reference/tags' },
  // Valid bodies that change nothing: a group and values that do not exist.
  'POST /reference/{list}': {
    audience: 'admins',
    examplePath: '/reference/tags',
    body: { descriptions: { pt: 'x' }, group: 'nothing-here' },
    statuses: { ana: 422 },
  },
  'PATCH /reference/{list}/{value}': {
    audience: 'admins',
    examplePath: '/reference/tags/nothing-here',
    body: { revision: 1 },
    statuses: { ana: 404 },
  },
  'POST /reference/{list}/{value}/merge': {
    audience: 'admins',
    examplePath: '/reference/tags/nothing-here/merge',
    body: { into: 'nothing-here-either' },
    statuses: { ana: 404 },
  },
  'GET /ecv/{file}': { audience: 'everyone', examplePath: '/ecv/signs.ecv' },
  'GET /ecv/{list}/{file}': {
    audience: 'everyone',
    examplePath: '/ecv/tags/nothing-here.ecv',
    statuses: statusForAll(404),
  },
  'PUT /eaf-videos/{id}/gloss-tiers': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647/gloss-tiers',
    body: { convention: 'plain', tiers: [] },
    statuses: { ana: 404 },
  },
  'GET /eaf-videos/{id}/values': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647/values',
    statuses: { ana: 404 },
  },
  'PUT /eaf-videos/{id}/links': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647/links',
    body: [{ value: 'CASA', sign: null }],
    statuses: { ana: 404 },
  },
  'GET /occurrences': { audience: 'everyone' },
  'GET /occurrences.csv': { audience: 'everyone' },
  'GET /occurrences/frequency': { audience: 'everyone', examplePath: '/occurrences/frequency?by=sign' },
  // The secret of the path decides, not who asks.
  'GET /ecv/private/{token}/{file}': {
    audience: 'everyone',
    examplePath: '/ecv/private/signbank_unknown/signs.ecv',
    statuses: statusForAll(404),
  },
  'GET /ecv/private/{token}/{list}/{file}': {
    audience: 'everyone',
    examplePath: '/ecv/private/signbank_unknown/tags/signs.ecv',
    statuses: statusForAll(404),
  },
  'GET /eaf-videos/{id}/file.eaf': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647/file.eaf',
    statuses: { ana: 404 },
  },
  // The file of an unknown version: pages contain the current addresses.
  'GET /search-index/{file}': {
    audience: 'everyone',
    examplePath: '/search-index/pt-0.json',
    statuses: statusForAll(404),
  },
  'GET /search-index/{language}/signs': { audience: 'everyone', examplePath: '/search-index/pt/signs?ids=1' },
  'POST /search-miss': {
    audience: 'everyone',
    body: { text: 'ninguém', language: 'pt' },
    statuses: statusForAll(204),
  },
  'POST /sign-views': { audience: 'everyone', body: { sign: 1 }, statuses: statusForAll(204) },
  'GET /network/posters': { audience: 'everyone', examplePath: '/network/posters?ids=1' },
  'GET /network/around/{node}': { audience: 'everyone', examplePath: '/network/around/s1?language=pt' },
  'GET /network/{file}': {
    audience: 'everyone',
    examplePath: '/network/none.json',
    statuses: statusForAll(404),
  },
  'POST /signs': { audience: 'members', body: { nothing: 'known' }, statuses: unreadableForMembers },
  'PATCH /signs/{id}': {
    audience: 'members',
    examplePath: '/signs/1',
    body: { nothing: 'known' },
    statuses: unreadableForMembers,
  },
  'PUT /signs/{id}/status': {
    audience: 'members',
    examplePath: '/signs/1/status',
    body: { nothing: 'known' },
    statuses: unreadableForMembers,
  },
  // An unknown sign has no history; whose history a member may read is decided for each sign.
  'GET /signs/{id}/versions': {
    audience: 'members',
    examplePath: '/signs/2147483647/versions',
    statuses: { ...statusForAll(404), visitor: 401 },
  },
  'GET /storage-use': { audience: 'members' },
  // Without the headers of tus, an upload is not begun; an unknown one has no address.
  'POST /content-media': {
    audience: 'admins',
    body: { upload: 'none', kind: 'image' },
    statuses: { ana: 404 },
  },
  'GET /content-media/{id}': {
    audience: 'admins',
    examplePath: '/content-media/1',
    statuses: { ana: 404 },
  },
  'POST /eaf-videos': { audience: 'admins', form: { title: 'x' }, statuses: { ana: 422 } },
  'GET /eaf-videos': { audience: 'admins' },
  'GET /eaf-videos/{id}': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647',
    statuses: { ana: 404 },
  },
  'PATCH /eaf-videos/{id}': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647',
    body: { revision: 1 },
    statuses: { ana: 404 },
  },
  'DELETE /eaf-videos/{id}': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647',
    statuses: { ana: 404 },
  },
  'PUT /eaf-videos/{id}/file': {
    audience: 'admins',
    examplePath: '/eaf-videos/2147483647/file',
    body: { upload: 'none' },
    statuses: { ana: 404 },
  },
  // Everybody may send a film; these requests have none.
  'POST /contact-films': { audience: 'everyone', statuses: statusForAll(400) },
  'HEAD /contact-films/{id}': {
    audience: 'everyone',
    examplePath: '/contact-films/none',
    statuses: statusForAll(404),
  },
  'PATCH /contact-films/{id}': {
    audience: 'everyone',
    examplePath: '/contact-films/none',
    statuses: statusForAll(404),
  },
  'DELETE /contact-films/{id}': {
    audience: 'everyone',
    examplePath: '/contact-films/none',
    statuses: statusForAll(404),
  },
  'POST /uploads': { audience: 'members', statuses: { bruno: 400, carla: 400, ana: 400 } },
  'HEAD /uploads/{id}': {
    audience: 'members',
    examplePath: '/uploads/none',
    statuses: { bruno: 404, carla: 404, ana: 404 },
  },
  'PATCH /uploads/{id}': {
    audience: 'members',
    examplePath: '/uploads/none',
    statuses: { bruno: 404, carla: 404, ana: 404 },
  },
  'DELETE /uploads/{id}': {
    audience: 'members',
    examplePath: '/uploads/none',
    statuses: { bruno: 404, carla: 404, ana: 404 },
  },
  // Whose files a member may read is decided for each sign.
  'GET /signs/{id}/media': {
    audience: 'members',
    examplePath: '/signs/2147483647/media',
    statuses: { ...statusForAll(404), visitor: 401 },
  },
  'GET /signs/{id}/media/events': {
    audience: 'members',
    examplePath: '/signs/2147483647/media/events',
    statuses: { ...statusForAll(404), visitor: 401 },
  },
  'POST /signs/{id}/media': {
    audience: 'members',
    examplePath: '/signs/1/media',
    body: { nothing: 'known' },
    statuses: unreadableForMembers,
  },
  'PUT /signs/{id}/media/{media}': {
    audience: 'members',
    examplePath: '/signs/1/media/1',
    body: { nothing: 'known' },
    statuses: unreadableForMembers,
  },
  'DELETE /signs/{id}/media/{media}': {
    audience: 'members',
    examplePath: '/signs/2147483647/media/1',
    statuses: { bruno: 404, carla: 404, ana: 404 },
  },
  'POST /signs/{id}/media/{media}/process': {
    audience: 'admins',
    examplePath: '/signs/2147483647/media/1/process',
    statuses: { ana: 404 },
  },
  // Whose draft it is decides.
  'GET /drafts/{id}/media': {
    audience: 'members',
    examplePath: '/drafts/2147483647/media',
    statuses: { bruno: 404, carla: 404, ana: 404 },
  },
  'POST /drafts/{id}/media': {
    audience: 'members',
    examplePath: '/drafts/1/media',
    body: { nothing: 'known' },
    statuses: unreadableForMembers,
  },
  'PUT /drafts/{id}/media/{media}': {
    audience: 'members',
    examplePath: '/drafts/1/media/1',
    body: { nothing: 'known' },
    statuses: unreadableForMembers,
  },
  'DELETE /drafts/{id}/media/{media}': {
    audience: 'members',
    examplePath: '/drafts/2147483647/media/1',
    statuses: { bruno: 404, carla: 404, ana: 404 },
  },
  'POST /drafts/{id}/media/{media}/process': {
    audience: 'admins',
    examplePath: '/drafts/2147483647/media/1/process',
    statuses: { ana: 404 },
  },
  'GET /tokens': { audience: 'signedIn' },
  'POST /tokens': {
    audience: 'signedIn',
    body: { nothing: 'known' },
    statuses: { ...statusForAll(422), visitor: 401 },
  },
  'DELETE /tokens/{id}': {
    audience: 'signedIn',
    examplePath: '/tokens/none',
    statuses: { ...statusForAll(404), visitor: 401 },
  },
  'GET /imports': { audience: 'admins' },
  'POST /imports': { audience: 'admins', form: { source: 'nothing' }, statuses: { ana: 422 } },
  'GET /imports/{id}': { audience: 'admins', examplePath: '/imports/2147483647', statuses: { ana: 404 } },
  'GET /imports/{id}/notices.csv': {
    audience: 'admins',
    examplePath: '/imports/2147483647/notices.csv',
    statuses: { ana: 404 },
  },
  'POST /imports/{id}/confirm': {
    audience: 'admins',
    examplePath: '/imports/2147483647/confirm',
    statuses: { ana: 404 },
  },
  'POST /imports/{id}/undo': {
    audience: 'admins',
    examplePath: '/imports/2147483647/undo',
    statuses: { ana: 404 },
  },
  'GET /exports/package.zip': { audience: 'members' },
  'GET /exports/signs.csv': { audience: 'members' },
  'GET /exports/signs.json': { audience: 'members' },
  'POST /signbank/login': {
    audience: 'everyone',
    body: { email: 'nobody@signbank.example', password: 'x' },
    statuses: { ...statusForAll(409), visitor: 401 },
  },
  'GET /me-sign': { audience: 'signedIn' },
  // For Bruno alone: administrators neither see nor change what others accepted.
  'GET /signbank/check-term/{userId}': {
    audience: 'signedIn',
    examplePath: '/signbank/check-term/2',
    statuses: { denes: 403, eeva: 403, carla: 403, ana: 403 },
  },
  'PUT /signbank/users/{userId}': {
    audience: 'signedIn',
    examplePath: '/signbank/users/2',
    body: { nothing: 'known' },
    statuses: { denes: 403, eeva: 403, bruno: 422, carla: 403, ana: 403 },
  },
  // Without a photo, or for people who may not see it, there is no such file.
  'GET /signbank/users/{userId}/photo': {
    audience: 'signedIn',
    examplePath: '/signbank/users/2/photo',
    statuses: { ...statusForAll(404), visitor: 401 },
  },
  ...signOutEndpoint,
}
