/**
 * The placeholder of an icon that content or navigation names. `showIcons` fills it once the icon has loaded; it stays
 * empty where the icon cannot be loaded. Its size comes from `className`.
 */
export function ContentIcon({ name, className }: { name: string; className: string }) {
  // The key makes another icon another element, because React does not know the SVG inside.
  return <span key={name} data-icon={name} className={`icon-box ${className}`} aria-hidden="true" />
}
