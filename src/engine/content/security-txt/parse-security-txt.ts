/** A line `Name: value` of security.txt. */
export interface SecurityField {
  /** In lower case: names are the same in any. */
  name: string
  value: string
  line: number
}

export interface ParsedSecurityTxt {
  fields: SecurityField[]
  /** The numbers of lines that are neither a field, nor a comment, nor empty. */
  invalidLines: number[]
}

const signed = '-----BEGIN PGP SIGNED MESSAGE-----'
const signature = '-----BEGIN PGP SIGNATURE-----'

/** The fields of a security.txt (RFC 9116), with or without an OpenPGP signature around them. The signature is not verified. */
export function parseSecurityTxt(text: string): ParsedSecurityTxt {
  const lines = text.split(/\r?\n/)
  const isSigned = lines[0]?.trimEnd() === signed
  // The headers of a signed message, such as its hash, end with an empty line.
  const start = isSigned ? lines.findIndex((line) => line.trim() === '') + 1 : 0
  const found = lines.indexOf(signature)
  const end = isSigned && found >= 0 ? found : lines.length
  const parsed: ParsedSecurityTxt = { fields: [], invalidLines: [] }
  for (const [index, line] of lines.slice(0, end).entries()) {
    if (index < start || line.trim() === '' || line.startsWith('#')) continue
    const { name, value } = /^(?<name>[A-Za-z][A-Za-z-]*):[ \t]*(?<value>\S.*)$/.exec(line)?.groups ?? {}
    if (name === undefined || value === undefined) parsed.invalidLines.push(index + 1)
    else parsed.fields.push({ name: name.toLowerCase(), value: value.trimEnd(), line: index + 1 })
  }
  return parsed
}
