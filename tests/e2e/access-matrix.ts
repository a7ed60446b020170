/** Who sends every request. Frieda is missing: her account is deleted, so that she is a visitor. */
export const actorNames = ['visitor', 'denes', 'eeva', 'bruno', 'carla', 'ana'] as const
export type ActorName = (typeof actorNames)[number]

/** Who has access. Repeated here by hand, independently of the policies, so that a change of a rule fails a test. */
export const audiences = {
  everyone: actorNames,
  signedIn: ['denes', 'eeva', 'bruno', 'carla', 'ana'],
  members: ['bruno', 'carla', 'ana'],
  approvers: ['carla', 'ana'],
  admins: ['ana'],
  /** Pages for signed-out visitors; others are redirected to the overview. */
  visitors: ['visitor'],
} as const satisfies Record<string, readonly ActorName[]>
export type Audience = keyof typeof audiences

export interface PageAccess {
  audience: Audience
  /** A path that exists, below the locale; the pattern by default. */
  examplePath?: string
  /** Who may send forms to the page; `true` for the audience of the page. */
  acceptsForms?: Audience | true
  /** The response is a redirect or a file. */
  hasNoDocument?: true
  /** The response is 404 for those with access, as for a link without its secret. */
  isNotFound?: true
  /** The form ends the session, so that the matrix does not send it. */
  endsSession?: true
  /** Visitors are redirected to the sign-in page, unless they entered a password. */
  followsPassword?: true
}

/** The forms of these lists need the id of a value in their address. */
const listsWithRequiredId = [
  'compounding',
  'location',
  'location-within-an-area',
  'mouthing',
  'notes',
  'tags',
  'variations',
  'word_class',
]
const listsWithChooser = [
  'contact-type',
  'handedness-searchable',
  'handedness-searchable-group',
  'handshape-change',
  'handshape-of-hand',
  'lexical-types',
  'mouth-gestures',
  'moviment-direction',
  'moviment-shape',
  'named-entity',
  'orientation-change',
  'relation-between-articulators',
  'relative-orientation-location',
  'semantic-field',
]
const referenceLists = [...listsWithRequiredId, ...listsWithChooser]

/** The pages of a reference list; without an id its form leads to the list. */
function pagesOfList(list: string): [string, PageAccess][] {
  const page = `control-panel/signs/${list}`
  const form: [string, PageAccess] = listsWithRequiredId.includes(list)
    ? [
        `${page}/edit/:id`,
        { audience: 'admins', examplePath: `${page}/edit/2147483647`, acceptsForms: true, isNotFound: true },
      ]
    : [
        `${page}/edit/:id?`,
        { audience: 'admins', examplePath: `${page}/edit`, acceptsForms: true, hasNoDocument: true },
      ]
  return [
    [page, { audience: 'admins', acceptsForms: true }],
    [`${page}/create`, { audience: 'admins', acceptsForms: true }],
    form,
  ]
}

/** Every page by its path pattern below the locale. A new route must be added here. */
export const pageAccess: Record<string, PageAccess> = {
  'choose-language': { audience: 'everyone', hasNoDocument: true },
  'design-system': { audience: 'everyone', hasNoDocument: true },
  'design-system/board': { audience: 'everyone' },
  'design-system/buttons': { audience: 'everyone' },
  'design-system/colors': { audience: 'everyone' },
  'design-system/components': { audience: 'everyone' },
  'design-system/site-frame': { audience: 'everyone' },
  'design-system/stepper': { audience: 'everyone' },
  'design-system/typographic': { audience: 'everyone' },
  'design-system/variables-text': { audience: 'everyone' },
  '': { audience: 'everyone' },
  'search-signs/handshape': { audience: 'everyone' },
  'search-signs/handshape/view-all': { audience: 'everyone' },
  'search-signs/handshape/signs/:id': {
    audience: 'everyone',
    examplePath: 'search-signs/handshape/signs/flat-hand',
    hasNoDocument: true,
  },
  'search-signs/words': { audience: 'everyone' },
  'search-signs/category': { audience: 'everyone' },
  'search-signs/category/search-result': {
    audience: 'everyone',
    examplePath: 'search-signs/category/search-result?location=head',
  },
  'search-signs/semantic-network': { audience: 'everyone' },
  'search-signs/view-all': { audience: 'everyone' },
  'signs/view/:id?': { audience: 'everyone', examplePath: 'signs/view/1' },
  'signs/legacy/:id': { audience: 'everyone', examplePath: 'signs/legacy/1', hasNoDocument: true },
  about: { audience: 'everyone' },
  contact: { audience: 'everyone', acceptsForms: true },
  faqs: { audience: 'everyone' },
  glossary: { audience: 'everyone' },
  'terms-of-use': { audience: 'everyone' },
  'privacy-policy': { audience: 'everyone' },
  ':slug': { audience: 'everyone', examplePath: 'imprint' },
  'control-panel': { audience: 'signedIn', hasNoDocument: true },
  'control-panel/overview': { audience: 'signedIn' },
  login: { audience: 'visitors', acceptsForms: true },
  'second-factor': { audience: 'visitors', acceptsForms: true, hasNoDocument: true, followsPassword: true },
  logout: {
    audience: 'everyone',
    hasNoDocument: true,
    acceptsForms: true,
    endsSession: true,
    examplePath: 'logout',
  },
  register: { audience: 'visitors', acceptsForms: true },
  'confirm-email': { audience: 'everyone', acceptsForms: true, hasNoDocument: true },
  'expired-email-confirmation': { audience: 'everyone', acceptsForms: true, hasNoDocument: true },
  'forgot-password': { audience: 'visitors', acceptsForms: 'everyone' },
  'reset-password': { audience: 'everyone', acceptsForms: true },
  'confirm-change-password': { audience: 'everyone', acceptsForms: true },
  'confirm-solicitation-change-email': { audience: 'everyone', acceptsForms: true },
  'confirm-change-email': { audience: 'everyone', acceptsForms: true },
  'control-panel/close-banner': { audience: 'signedIn', acceptsForms: true, hasNoDocument: true },
  'control-panel/repeat-job': { audience: 'admins', acceptsForms: true, hasNoDocument: true },
  'control-panel/search': { audience: 'signedIn', hasNoDocument: true },
  'control-panel/photos/:id': {
    audience: 'signedIn',
    examplePath: 'control-panel/photos/2',
    hasNoDocument: true,
    isNotFound: true,
  },
  'control-panel/my-profile': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/photo': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/privacy': { audience: 'signedIn' },
  'control-panel/my-profile/security': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/tokens': { audience: 'members', acceptsForms: true },
  'control-panel/my-profile/second-factor': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/account': { audience: 'signedIn', acceptsForms: true },
  'control-panel/my-profile/my-data': { audience: 'signedIn', hasNoDocument: true },
  // An unknown path: administrators get 404, others are redirected as for any page of administrators.
  'control-panel/*': {
    audience: 'admins',
    examplePath: 'control-panel/nothing-here',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/create': { audience: 'members' },
  // Without an id the page redirects to the list.
  'control-panel/signs/edit/:id?': {
    audience: 'members',
    examplePath: 'control-panel/signs/edit',
    hasNoDocument: true,
  },
  'control-panel/signs/save': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/draft': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/lookup': { audience: 'members', hasNoDocument: true },
  'control-panel/signs/presence': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/preview': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/clips': { audience: 'members' },
  'control-panel/signs/clip-names': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/signs/clip-sign': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  'control-panel/users': { audience: 'admins' },
  'control-panel/signs/reference-lists': { audience: 'admins' },
  ...Object.fromEntries(referenceLists.flatMap(pagesOfList)),
  'control-panel/signs': { audience: 'members' },
  'control-panel/erasures': { audience: 'admins' },
  'control-panel/erasures/:kind/:id': {
    audience: 'admins',
    examplePath: 'control-panel/erasures/sign/99999',
    acceptsForms: true,
    isNotFound: true,
  },
  'control-panel/signs/import': { audience: 'admins', acceptsForms: true },
  'control-panel/signs/import/:id': {
    audience: 'admins',
    examplePath: 'control-panel/signs/import/99999',
    acceptsForms: true,
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/import/:id/failed-lines': {
    audience: 'admins',
    examplePath: 'control-panel/signs/import/99999/failed-lines',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/import/:id/mapping': {
    audience: 'admins',
    examplePath: 'control-panel/signs/import/99999/mapping',
    isNotFound: true,
    hasNoDocument: true,
  },
  'control-panel/signs/export': { audience: 'members', hasNoDocument: true },
  'control-panel/signs/decide': { audience: 'members', acceptsForms: true, hasNoDocument: true },
  // A published sign; members decide, others only read.
  'control-panel/signs/view/:id?': {
    audience: 'signedIn',
    examplePath: 'control-panel/signs/view/1',
    acceptsForms: true,
  },
  'control-panel/my-signs': { audience: 'members' },
  'control-panel/my-signs-approvals': { audience: 'approvers' },
  // Without chosen people the page redirects to the list.
  'control-panel/users/decide': { audience: 'admins', acceptsForms: true, hasNoDocument: true },
  'control-panel/users/view/:id?': { audience: 'admins', examplePath: 'control-panel/users/view/2' },
  'control-panel/users/edit/:id': {
    audience: 'admins',
    examplePath: 'control-panel/users/edit/2',
    acceptsForms: true,
  },
  'control-panel/register': { audience: 'admins', acceptsForms: true },
  'control-panel/acceptance': { audience: 'signedIn', acceptsForms: true, hasNoDocument: true },
  'control-panel/terms-of-use': { audience: 'admins' },
  'control-panel/terms-of-use/create': { audience: 'admins', acceptsForms: true },
  'control-panel/terms-of-use/view/:id': {
    audience: 'admins',
    examplePath: 'control-panel/terms-of-use/view/2',
  },
  'control-panel/terms-of-use/edit/:id?': {
    audience: 'admins',
    examplePath: 'control-panel/terms-of-use/edit',
    acceptsForms: true,
    hasNoDocument: true,
  },
  'control-panel/privacy-policy': { audience: 'admins' },
  'control-panel/privacy-policy/create': { audience: 'admins', acceptsForms: true },
  'control-panel/privacy-policy/view/:id': {
    audience: 'admins',
    examplePath: 'control-panel/privacy-policy/view/1',
  },
  'control-panel/privacy-policy/edit/:id?': {
    audience: 'admins',
    examplePath: 'control-panel/privacy-policy/edit',
    acceptsForms: true,
    hasNoDocument: true,
  },
}

export interface EndpointAccess {
  audience: Audience
  /** A path below /api for a pattern with parameters or an endpoint that needs a query. */
  examplePath?: string
  /** Sent as JSON. */
  body?: Record<string, unknown>
  /** Sent as a form with files. */
  form?: Record<string, string>
  /** Exceptions from: 200 for the audience, 401 for other visitors, 403 for other accounts. */
  statuses?: Partial<Record<ActorName, number>>
}

const statusForAll = (status: number) => Object.fromEntries(actorNames.map((person) => [person, status]))
/** Members are told what is wrong with a body; others are refused before. */
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
  'POST /imports': { audience: 'admins', form: { source: 'nothing' }, statuses: { ana: 422 } },
  'GET /imports/{id}': { audience: 'admins', examplePath: '/imports/2147483647', statuses: { ana: 404 } },
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
