/** Typographic quotes, and no-break spaces between figures and their units. */
export function typeset(text: string): string {
  return bindFigures(curlQuotes(text))
}

/** Straight quotes as typographic ones, the same in Vietnamese and English. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{“‘–—/])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“–—/])'/g, '$1‘')
    .replace(/'/g, '’')
}

/** No-break spaces between a figure and its unit: "5.500 tỷ đồng", "VND 5,500 billion". */
export function bindFigures(text: string): string {
  return text
    .replace(/\b(VND) (?=\d)/g, '$1\u00a0')
    .replace(
      /(\d) (?=(?:nghìn|triệu|tỷ|đồng|điểm|lần|thousand|million|billion|trillion)(?![\p{L}\p{M}]))/gu,
      '$1\u00a0',
    )
    .replace(/(\u00a0(?:nghìn|triệu|tỷ)) (?=(?:tỷ|đồng)(?![\p{L}\p{M}]))/gu, '$1\u00a0')
}
