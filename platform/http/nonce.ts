import { randomFillSync } from 'node:crypto'

const nonceBytes = 16
const randomBuffer = Buffer.alloc(256 * nonceBytes)
let usedBytes = randomBuffer.length

/** 128 random bits as base64url, which needs no escaping in HTML or headers. Generated in batches, which is faster. */
export function newNonce(): string {
  if (usedBytes === randomBuffer.length) {
    randomFillSync(randomBuffer)
    usedBytes = 0
  }
  usedBytes += nonceBytes
  return randomBuffer.toString('base64url', usedBytes - nonceBytes, usedBytes)
}

/**
 * The content security policy of everything but pages: data, media, sitemaps and errors. A browser that opens one of them
 * as a page shows it and runs nothing.
 */
export const dataSecurityPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The content security policy of a page: files of this origin, and inline scripts and styles with the nonce. */
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
