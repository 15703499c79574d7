const decoder = new TextDecoder()

/** Reads what `ByteWriter` has written. Beyond the end, numbers are 0. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #position: number

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes
    this.#position = position
  }

  get position(): number {
    return this.#position
  }

  byte(): number {
    return this.#bytes[this.#position++] ?? 0
  }

  number(): number {
    let value = 0
    let shift = 0
    for (;;) {
      const next = this.#bytes[this.#position++] ?? 0
      value |= (next & 127) << shift
      if (next < 128) return value >>> 0
      shift += 7
    }
  }

  text(): string {
    return decoder.decode(this.bytes(this.number()))
  }

  bytes(count: number): Uint8Array {
    const from = this.#position
    this.#position += count
    return this.#bytes.subarray(from, this.#position)
  }
}
