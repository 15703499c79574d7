import { useMatches } from '@tanstack/react-router'

/** The frame of a page: header and footer, or only a bare header over a page that fills the screen. */
export type Frame = 'full' | 'bare'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: Frame
  }
}

export function useFrame(): Frame {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.frame ?? 'full' })
}
