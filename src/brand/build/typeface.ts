/**
 * Which characters are in which file of the typeface, in the syntax of `unicode-range`: fonts.css contains the same ranges.
 * Every page loads the first file, and the second one only with a character of it.
 */

/** Vietnamese and English: ASCII, Latin-1, the Vietnamese letters, and the signs of texts about money. */
export const commonRanges =
  'U+20-7E, U+A0-FF, U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+1EA0-1EF9, U+2013-2014, ' +
  'U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+2030, U+2039-203A, U+20AB-20AC, U+2116, U+2122, U+2190, U+2192, ' +
  'U+2212, U+2248, U+2260, U+2264-2265'

/**
 * All that the typeface has besides: the other letters of Latin scripts, as in Škoda and Łódź, combining marks and rare signs.
 * No character is in both ranges: a browser that still waits for the common file would fetch this one for it.
 */
export const rareRanges =
  'U+100-101, U+104-10F, U+112-127, U+12A-167, U+16A-19F, U+1A2-1AE, U+1B1-24F, U+259, U+272, U+2B9-2DD, ' +
  'U+2F5-2F6, U+300-338, U+374-375, U+37E, U+384-387, U+394, U+3A9, U+3BC, U+3C0, U+1E00-1E9E, U+2015, ' +
  'U+2023-2025, U+2031, U+2044, U+2074, U+20B1, U+20B3-20B4, U+20B8, U+20BD, U+2126, U+215B-215E, U+2202-2211, ' +
  'U+2213-221E, U+222B, U+25CA, U+FB01-FB02'

/** The typeface of social images, by its package of Fontsource, and its files in the order in which a character is looked for. */
export const cardTypeface = { name: 'hanken-grotesk', subsets: ['latin', 'vietnamese', 'latin-ext'] } as const

/** The typeface of pages: its two files in `src/brand/fonts/`, and the fonts of a package that they are made of. fonts.css names it. */
export const typeface = {
  file: 'hanken-grotesk',
  from: '@expo-google-fonts/hanken-grotesk',
  regular: '400Regular/HankenGrotesk_400Regular.ttf',
  bold: '700Bold/HankenGrotesk_700Bold.ttf',
} as const
