/** HTML without what Word, Outlook and web pages add that no reader sees. Marks of lists of Word stay, in a form that survives. */
export function cleanHtml(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html
  return fragment
    .replaceAll(/<(head|style|script|xml|title|noscript|template)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<!\[[^\]]*\]>/g, '')
    .replaceAll(/<\/?o:p[^>]*>/gi, '')
    .replaceAll(/<(del)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/&nbsp;|&#160;|&#xa0;|\u00a0|\u202f/gi, ' ')
    .normalize('NFC')
}

/** Signs with which lists begin that are typed, or of a font of symbols. */
const bullet = '[•·▪◦●○■□➢➤✓\\u2022\\u00b7\\uf0b7\\uf0a7\\uf0d8]'

/** Lines of a Markdown text that begin with a sign of a list as items of it, and items without blank lines between them. */
export function joinLists(markdown: string): string {
  return markdown
    .replaceAll(new RegExp(`^(?:\\\\?-(?!-)|${bullet}|[–—](?= ))[ \\t]*(?=\\S)`, 'gm'), '- ')
    .replaceAll(/^( *(?:-|\d+\.) .+)\n\n(?= *(?:-|\d+\.) )/gm, '$1\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
