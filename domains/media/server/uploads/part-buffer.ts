/** The bytes of a file on their way into parts of one size. One part is in memory. */
export class PartBuffer {
  private readonly bytes: Buffer
  private used = 0
  private left: number

  /** @param left how many bytes of the file are to come; more are left out */
  constructor({ partBytes, left }: { partBytes: number; left: number }) {
    this.bytes = Buffer.allocUnsafe(Math.min(partBytes, left))
    this.left = left
  }

  /** How many bytes the part has. */
  get length(): number {
    return this.used
  }

  /** Whether the part is complete and the file is not. */
  get isPartBeforeLast(): boolean {
    return this.used === this.bytes.length && this.left > 0
  }

  /** @returns the bytes that are not in the part */
  add(chunk: Uint8Array): Uint8Array {
    const taken = Math.min(chunk.length, this.bytes.length - this.used, this.left)
    this.bytes.set(chunk.subarray(0, taken), this.used)
    this.used += taken
    this.left -= taken
    return chunk.subarray(taken)
  }

  /** Begins the next part. @returns the part, which is valid until bytes are added */
  take(): Buffer {
    const part = this.bytes.subarray(0, this.used)
    this.used = 0
    return part
  }
}
