/**
 * The placeholder of an icon that content or navigation names. `showIcons` fills it once the icon has loaded; it stays
 * empty where the icon cannot be loaded. Its size comes from `className`.
 */
export function ContentIcon({ name, className }: { name: string; className: string }) {
  // The key makes another icon another element, because React does not know the SVG inside. With a text as its content, even
  // an empty one, React hydrates the element also where the icon is shown before, as in the footer: a foreign child is an error.
  return (
    <span key={name} data-icon={name} className={`icon-box ${className}`} aria-hidden="true">
      {''}
    </span>
  )
}
