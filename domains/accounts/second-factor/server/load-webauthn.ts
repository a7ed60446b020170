/** The library of passkeys. It has hundreds of modules, and neither the start of the server nor commands need it. */
export const loadWebauthn = () => import('@simplewebauthn/server')
