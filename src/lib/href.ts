declare const checkedHref: unique symbol

/** A path on this site that is known to match a route. `toHref` of the model makes them; data carries them as plain strings. */
export type Href = string & { readonly [checkedHref]: true }
