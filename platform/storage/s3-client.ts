import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Settings } from './storage-url.ts'

/** How long S3 may take; ms. */
export interface S3Timeouts {
  connection: number
  /** Until the response begins. */
  response: number
  /** Without any byte. */
  idle: number
  /** Of `check`, with all attempts. */
  check: number
}

export const usualTimeouts: S3Timeouts = {
  connection: 5_000,
  response: 20_000,
  idle: 60_000,
  check: 5_000,
}

/** The least that S3 accepts for a part that is not the last one; bytes. */
export const minPartBytes = 5 * 1024 * 1024

/** Stops holding up other reads when many visitors watch videos over slow connections. */
const maxSockets = 500

/** How the client of S3 reaches the server of the settings. Each client has its own connections. */
export function s3ClientConfig(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { connection, response, idle }: S3Timeouts,
) {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connection,
      requestTimeout: response,
      throwOnRequestTimeout: true,
      socketTimeout: idle,
      httpAgent: new HttpAgent({ keepAlive: true, maxSockets }),
      httpsAgent: new HttpsAgent({ keepAlive: true, maxSockets }),
    },
  } satisfies S3ClientConfig
}
