/** The bytes that are read and sent at once: as many as players of videos request. */
export const pooledBytes = 256 * 1024

/** 4 MB; what more connections at once need is left to the garbage collector. */
const maxFree = 16

const free: Buffer[] = []

/** A buffer of `pooledBytes` with any content, which `releaseBuffer` takes back. Buffers of each read would fill the memory until the garbage collector runs. */
export const acquireBuffer = (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(pooledBytes)

/** Takes back a buffer that nothing reads or writes any more. */
export function releaseBuffer(buffer: Buffer): void {
  if (free.length < maxFree) free.push(buffer)
}
