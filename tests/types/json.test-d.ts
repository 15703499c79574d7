// Compiled, never run: what is parsed is unknown until a schema, or a cast with its reason, says what it is.

interface Person {
  name: string
}

// @ts-expect-error a declared variable
export const person: Person = JSON.parse('{}')

// @ts-expect-error a declared result
export const parse = (text: string): Person => JSON.parse(text)

// @ts-expect-error a declared parameter
export const greet = ({ name }: Person = JSON.parse('{}')): string => name

// @ts-expect-error an argument
export const greeting = greet(JSON.parse('{}'))

// @ts-expect-error a field of it
export const field: string = JSON.parse('{}').name

export async function load(response: Response): Promise<Person> {
  // @ts-expect-error the body of a response
  const found: Person = await response.json()
  return found
}

export const anything: unknown = JSON.parse('{}')
export const cast = JSON.parse('{}') as Person // allowed with a reason, which the linter asks for
