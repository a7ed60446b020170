/** For tests: a request of the tus protocol. */
export function aTusRequest(
  method: string,
  { id = '', headers = {}, body }: { id?: string; headers?: Record<string, string>; body?: BodyInit } = {},
): Request {
  return new Request(`http://signs.example/api/uploads${id && `/${id}`}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  })
}

/** For tests: the request that begins an upload. */
export const aCreation = (name: string, bytes: number, { isRecording = false } = {}): Request =>
  aTusRequest('POST', {
    headers: {
      'upload-length': `${bytes}`,
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}${isRecording ? `,recording ${Buffer.from('true').toString('base64')}` : ''}`,
    },
  })

/** For tests: the request that continues an upload. */
export const aPatch = (id: string, offset: number, body: BodyInit): Request =>
  aTusRequest('PATCH', {
    id,
    headers: { 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' },
    body,
  })

export const idOf = (response: Response): string => response.headers.get('location')?.split('/').at(-1) ?? ''
