/**
 * The answers of an output: for each address its record, with type, hash, size and headers, and a hash of its decoded bytes,
 * as one line of text.
 */
export type Answers = ReadonlyMap<string, string>

/** How an output differs from that of a clean build, a line for each address; empty where it does not. */
export function compareAnswers(actual: Answers, expected: Answers): string[] {
  const keys = [...new Set([...expected.keys(), ...actual.keys()])].toSorted()
  return keys.flatMap((key) => {
    const [found, right] = [actual.get(key), expected.get(key)]
    if (found === right) return []
    if (found === undefined) return [`${key}: is missing; a clean build has ${right}`]
    if (right === undefined) return [`${key}: a clean build does not have it; it is ${found}`]
    return [`${key}: is ${found}; of a clean build ${right}`]
  })
}
