/**
 * A map from whole numbers of up to 53 bits to such numbers, for hundreds of thousands of them: a `Map` keeps numbers of more than 31 bits
 * as objects, and takes five times as long. Nothing is removed.
 */
export class NumberMap {
  #size = 0
  #keys = new Float64Array(2 ** 10).fill(empty)
  #values = new Float64Array(2 ** 10)

  get(key: number): number | undefined {
    const at = findPlace(this.#keys, key)
    return this.#keys[at] === key ? this.#values[at] : undefined
  }

  set(key: number, value: number): void {
    const at = findPlace(this.#keys, key)
    if (this.#keys[at] !== key) {
      this.#keys[at] = key
      this.#size += 1
    }
    this.#values[at] = value
    if (this.#size * 2 > this.#keys.length) this.#grow()
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Float64Array(keys.length * 4).fill(empty)
    this.#values = new Float64Array(this.#keys.length)
    keys.forEach((key, index) => {
      if (key === empty) return
      const at = findPlace(this.#keys, key)
      this.#keys[at] = key
      this.#values[at] = values[index] ?? 0
    })
  }
}

/** No key is negative. */
const empty = -1

/** Where a key is, or would be: at its own place, or at the next one that is free. */
function findPlace(keys: Float64Array, key: number): number {
  const mask = keys.length - 1
  let at = (key % 0x7fff_ffff) & mask
  while (keys[at] !== key && keys[at] !== empty) at = (at + 1) & mask
  return at
}
