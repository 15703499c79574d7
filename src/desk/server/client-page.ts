import { clientPath, type ClientBundle } from './client-bundle.ts'

/** The one page of the desk: its script shows the rest. The script finds the nonce for styles at its own element. */
export function toClientPage(
  { script, styles, fonts }: Pick<ClientBundle, 'script' | 'styles' | 'fonts'>,
  nonce: string,
): string {
  return [
    '<!doctype html>',
    '<html lang="vi">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Desk</title>',
    ...fonts.map((file) => `<link rel="preload" href="${clientPath}${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="${clientPath}${file}">`),
    `<script type="module" nonce="${nonce}" src="${clientPath}${script}"></script>`,
    '</head>',
    '<body><div id="desk"></div></body>',
    '</html>',
    '',
  ].join('\n')
}
