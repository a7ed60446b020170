/** Where the S3 storage is, and who reads and writes it. */
export interface S3Settings {
  /** With scheme and port, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const regionPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const parameterNames = new Set(['region', 'tls'])

/**
 * Reads `s3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=REGION][&tls=0]`. Key and secret are percent-encoded.
 * @returns undefined for any other text
 */
export function parseStorageUrl(text: string): S3Settings | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(text)
  const bucket = pathname.slice(1)
  const region = searchParams.get('region') ?? 'us-east-1'
  const tls = searchParams.get('tls') ?? '1'
  const names = [...searchParams.keys()]
  const isValid =
    protocol === 's3:' &&
    host !== '' &&
    hash === '' &&
    bucketPattern.test(bucket) &&
    regionPattern.test(region) &&
    ['0', '1'].includes(tls) &&
    new Set(names).size === names.length &&
    names.every((name) => parameterNames.has(name))
  const [accessKeyId, secretAccessKey] = [decode(username), decode(password)]
  if (!isValid || !accessKeyId || !secretAccessKey) return undefined
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${host}`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
