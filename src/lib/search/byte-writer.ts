const encoder = new TextEncoder()

/** Writes numbers and texts one after the other. `ByteReader` reads them. */
export class ByteWriter {
  #bytes = new Uint8Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Starts again, with the memory that it has. */
  clear(): void {
    this.#length = 0
  }

  /** The bytes written so far; valid until the next write. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  byte(value: number): void {
    this.#reserve(1)
    this.#bytes[this.#length++] = value
  }

  /** A number from 0 to 2³² − 1, seven bits a byte, the lowest first; bit 7 says that another byte follows. */
  number(value: number): void {
    this.#reserve(5)
    let rest = value
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
  }

  text(value: string): void {
    // UTF-8 takes at most three bytes for each UTF-16 code unit, and the length at most five.
    this.#reserve(value.length * 3 + 5)
    const start = this.#length + 5
    const { written } = encoder.encodeInto(value, this.#bytes.subarray(start))
    this.number(written)
    this.#bytes.copyWithin(this.#length, start, start + written)
    this.#length += written
  }

  bytes(value: Uint8Array): void {
    this.#reserve(value.length)
    this.#bytes.set(value, this.#length)
    this.#length += value.length
  }

  /** A copy of what was written. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}
