// The package has no types of its own.
declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown'
  export const tables: TurndownService.Plugin
  export const strikethrough: TurndownService.Plugin
}
