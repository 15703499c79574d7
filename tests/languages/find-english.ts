/** Words of English that no Vietnamese text has, not even as a syllable without marks. */
const english =
  /\b(?:the|of|is|are|was|were|not|and|or|with|for|from|this|that|has|have|had|must|cannot|does|by|it|its|which|what|where|when|because|been|would|should|will|only|also|than|then|there|usage|arguments?|options?|errors?|warnings?|unknown|missing|invalid|expected|allowed|display|pages|images|outputs?|made|kept|left|such|each|other|another|already|ready|serving|waiting|built|reason|changes?|changed|nothing|entry|entries|first|run|write|remove|use|give|name|choose)\b/i

/** Parts of a line that are the same in all languages: what is quoted or typed, names of files, fields, rules and commands. */
const same: readonly RegExp[] = [
  /"[^"]*"|“[^”]*”|`[^`]*`|'[^']*'/g,
  /\bnpm (?:run )?(?:-s )?[\w:-]+(?: -- | [a-z-]+)*(?:\s*[\w/.-]+\/[\w/.-]+)?(?: --[\w-]+(?: [A-Z]+)?)*/g,
  // The name of a command in a list of them, and a formula of fields.
  /^ {2}[a-z-]+(?= )/g,
  /\b\w+ \/ \([^)]*\)/g,
  /\S*[/\\]\S*/g,
  /\S*\.(?:md|yaml|ts|json|lock|pdf|csv|png|jpe?g|svg|txt|sqlite)\b\S*/g,
  /--?[a-z][\w-]*/gi,
  /\[[\w ,.-]+\]/g,
  /\b[\w-]+(?:[.:=][\w-]+)+/g,
  /\b[a-z]+(?:[A-Z]\w+|-[a-z-]+)\b/g,
  /\b[A-Z_]{2,}\b/g,
]

/** The lines of a program's output that have words of English, with the first of them. */
export function findEnglish(output: string): string[] {
  return output.split('\n').flatMap((line) => {
    const rest = same.reduce((text, form) => text.replaceAll(form, ' '), line)
    const [word] = english.exec(rest) ?? []
    return word === undefined ? [] : [`${word}: ${line}`]
  })
}
