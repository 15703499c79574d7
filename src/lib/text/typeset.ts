/** A short text as it is printed: curly quotes, and figures on one line with what they count. */
export function typeset(text: string): string {
  return bindFigures(curlQuotes(text))
}

/** Straight quotes as printed ones, the same in Vietnamese and English; an apostrophe is a closing one. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{“‘–—/])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“–—/])'/g, '$1‘')
    .replace(/'/g, '’')
}

/** A line never ends between a figure and its unit: "5.500 tỷ đồng", "VND 5,500 billion". */
export function bindFigures(text: string): string {
  return text
    .replace(/\b(VND) (?=\d)/g, '$1\u00a0')
    .replace(
      /(\d) (?=(?:nghìn|triệu|tỷ|đồng|điểm|lần|thousand|million|billion|trillion)(?![\p{L}\p{M}]))/gu,
      '$1\u00a0',
    )
    .replace(/(\u00a0(?:nghìn|triệu|tỷ)) (?=(?:tỷ|đồng)(?![\p{L}\p{M}]))/gu, '$1\u00a0')
}
