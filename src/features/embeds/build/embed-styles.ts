import { embedColours } from '#brand-build'

/**
 * The styles of all documents to frame, in the values of the site's tokens. The frame's scheme is that of the visitor's system, or the one
 * that the address names: `#sang`, `#toi`. A fragment is a parameter that needs neither a script nor a document of its own.
 */
export const embedStyles = `
html{height:100%;color-scheme:light dark}
body{--light:initial;--dark: ;margin:0;height:100%}
@media (prefers-color-scheme:dark){body{--light: ;--dark:initial}}
body:target{--light: ;--dark:initial;color-scheme:dark}
main:target{--light:initial;--dark: ;color-scheme:light}
main{
${toVariables()}
box-sizing:border-box;min-height:100%;padding:1rem;border:1px solid var(--line);border-top:3px solid var(--mark);
color:var(--ink);background:var(--ground);font:400 .9375rem/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
font-variant-numeric:tabular-nums lining-nums}
h1{margin:0;color:var(--muted);font-size:.8125rem;font-weight:600}
p{margin:0}
.value{margin-top:.25rem;font-size:1.125rem;font-weight:700;line-height:1.35;text-wrap:balance;overflow-wrap:anywhere}
dl{margin:.75rem 0 0}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.25rem 0;border-top:1px solid var(--line)}
dt{color:var(--muted)}
dd{margin:0;font-weight:600}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
footer{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;margin-top:.75rem;font-size:.8125rem}
footer a{padding:.25rem 0}
.sample{color:var(--notice);font-weight:600}
@media (forced-colors:active){main{border-color:CanvasText}}
`.replaceAll('\n', '')

/** `--ground:var(--light,…) var(--dark,…);`: each colour once, for both schemes. */
function toVariables(): string {
  return Object.entries(embedColours)
    .map(([name, [light, dark]]) => `--${name}:var(--light,${light}) var(--dark,${dark});`)
    .join('')
}
