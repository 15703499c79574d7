declare const checkedHref: unique symbol

/** A path of this site that is known to match a route. Only `toHref` of the model creates it; at run time it is a string. */
export type Href = string & { readonly [checkedHref]: true }
