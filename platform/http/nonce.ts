import { randomFillSync } from 'node:crypto'

const nonceBytes = 16
const drawn = Buffer.alloc(256 * nonceBytes)
let used = drawn.length

/** 128 random bits; base64url, so that it needs no escaping in HTML or headers. They are drawn many at a time. */
export function newNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += nonceBytes
  return drawn.toString('base64url', used - nonceBytes, used)
}

/** The content security policy of a page: only our own files, and the scripts and styles that carry the nonce. */
export function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  const development = isDevelopment ? " 'unsafe-eval'" : ''
  const style = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development}`,
    `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
