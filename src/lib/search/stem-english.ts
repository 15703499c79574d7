// The first steps of Porter's algorithm, which join the forms of one word: report, reports, reporting; company, companies.
// The later ones join words of different meaning, which a search of a few thousand pages need not do.

const vowel = /[aeiouy]/
const doubled = /([^aeiouylsz])\1$/
const shortEnd = /^[^aeiou]*[aeiouy][^aeiouywx]$/

/** The stem of an English word in lower case. It need not be a word. */
export function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return endInI(dropSuffix(dropPlural(word)))
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies')) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  return /(?:ss|us|is)$/.test(word) || !word.endsWith('s') ? word : word.slice(0, -1)
}

function dropSuffix(word: string): string {
  if (/[st]ion$/.test(word) && word.length > 6) return word.slice(0, -3)
  const suffix = /(?:ing|ed|er)$/.exec(word)?.[0]
  if (suffix === undefined) return word
  const stem = word.slice(0, -suffix.length)
  if (stem.length < 3 || !vowel.test(stem)) return word
  return stem
}

/** The stem of a verb without what its forms still differ in: trade, trad(ing); plan, plann(ing); company, compani(es). */
function endInI(word: string): string {
  const single = doubled.test(word) && word.length > 4 ? word.slice(0, -1) : word
  const bare = single.endsWith('e') && single.length > 3 && !shortEnd.test(single) ? single.slice(0, -1) : single
  return bare.endsWith('y') && bare.length > 3 && !/[aeiou]y$/.test(bare) ? `${bare.slice(0, -1)}i` : bare
}
