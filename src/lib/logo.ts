/** The firm's logo as paths of SVG, with absolute points alone: the frame shows it, and social images draw it. */
export const logo = {
  width: 116,
  height: 36,
  square: { size: 36, radius: 4, color: '#0a6239' },
  /** Three rising steps in the square. */
  steps: { path: 'M8 27L14.5 27L14.5 20.5L21 20.5L21 14L27.5 14L27.5 8', color: '#fff', thickness: 3 },
  letters: {
    paths: [
      'M65.5 11.6C63.9 9.2 61.5 8.1 58.5 8.1C54.6 8.1 52 10 52 12.9C52 19.7 65.9 15.9 65.9 23C65.9 26 63.2 28 59 28C55.5 28 52.8 26.7 51.2 24.1',
      'M73.4 6L73.4 30M87.6 6L87.6 30M73.4 18L87.6 18',
      'M108.5 11.6C106.9 9.2 104.5 8.1 101.5 8.1C97.6 8.1 95 10 95 12.9C95 19.7 108.9 15.9 108.9 23C108.9 26 106.2 28 102 28C98.5 28 95.8 26.7 94.2 24.1',
    ],
    thickness: 4.4,
  },
} as const
