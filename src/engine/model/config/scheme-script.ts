/** Where the visitor's choice of a scheme is kept: `light` or `dark`; without one, the system chooses. */
export const schemeKey = 'scheme'

/**
 * The one script within documents, before anything is painted: a page of the other scheme would flash in any script that comes
 * later. It applies the choice that src/shell/scheme has stored. The policy allows it by its hash.
 */
export const schemeScript = `try{var s=localStorage.getItem("${schemeKey}");if(s=="light"||s=="dark")document.documentElement.dataset.scheme=s}catch(e){}`

/** As content security policies write it; its test computes it from the script. */
export const schemeScriptHash = 'sha256-BA5vknchcbi2Z70Pe6cQCBesD+KWk5WX9wUWP3gyNvg='
