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

/** Every page by its path pattern below the locale. A new route must be added here. */
export const pageAccess: Record<string, PageAccess> = {
  'choose-language': { audience: 'everyone', hasNoDocument: true },
  'design-system': { audience: 'everyone', hasNoDocument: true },
  'design-system/board': { audience: 'everyone' },
  'design-system/buttons': { audience: 'everyone' },
  'design-system/colors': { audience: 'everyone' },
  'design-system/components': { audience: 'everyone' },
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
  'control-panel/users': { audience: 'admins' },
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
  /** Exceptions from: 200 for the audience, 401 for other visitors, 403 for other accounts. */
  statuses?: Partial<Record<ActorName, number>>
}

const statusForAll = (status: number) => Object.fromEntries(actorNames.map((person) => [person, status]))

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
