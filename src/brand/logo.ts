/** A logo as paths of SVG, short because every page has it twice: the frame shows it, and social images draw it. */
export interface Logo {
  /** In pixels. */
  width: number
  height: number
  square: { size: number; radius: number; color: string }
  /** The mark in the square, in strokes. */
  mark: { path: string; color: string; thickness: number }
  /** The name: strokes of a thickness, or outlines, which are filled, where it is 0. */
  letters: { paths: readonly string[]; thickness: number }
}

const letterS =
  'c-1.6-2.4-4-3.5-7-3.5-3.9 0-6.5 1.9-6.5 4.8 0 6.8 13.9 3 13.9 10.1 0 3-2.7 5-6.9 5-3.5 0-6.2-1.3-7.8-3.9'

/** The logo of this firm: three rising steps, and its letters. */
export const logo: Logo = {
  width: 116,
  height: 36,
  square: { size: 36, radius: 4, color: '#0a6239' },
  mark: { path: 'M8 27h6.5v-6.5H21V14h6.5V8', color: '#fff', thickness: 3 },
  letters: {
    paths: [`M65.5 11.6${letterS}`, 'M73.4 6v24M87.6 6v24M73.4 18h14.2', `M108.5 11.6${letterS}`],
    thickness: 4.4,
  },
}
